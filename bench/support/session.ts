const LOGIN = { email: 'student@firstrung.test', password: 'first-rung-2026' }

/** Logs in to a site with demo data and returns the Cookie header of the session, its greeting already shown. */
export async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    body: new URLSearchParams(LOGIN),
    headers: { Origin: url },
    redirect: 'manual',
  })
  const Cookie = answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
  await fetch(`${url}/faqs`, { headers: { Cookie } })
  return Cookie
}
