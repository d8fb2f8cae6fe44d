const LOGIN = { email: 'student@firstrung.test', password: 'first-rung-2026' }
const NEW_PERSON = { firstName: 'Maya', lastName: 'Ray', password: 'three odd otters', over13: 'on', terms: 'on' }

/** Logs in to a site with demo data and returns the Cookie header of the session, its greeting already shown. */
export async function logIn(url: string): Promise<string> {
  const Cookie = await signIn(url, '/login', LOGIN)
  await fetch(`${url}/faqs`, { headers: { Cookie } })
  return Cookie
}

/** Opens an account, which adds a mail to the queue, and returns the Cookie header of its session. */
export function register(url: string, email: string): Promise<string> {
  return signIn(url, '/register', { ...NEW_PERSON, email })
}

async function signIn(url: string, path: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: url },
    redirect: 'manual',
  })
  if (answer.status !== 303) {
    throw new Error(`${path} answered ${answer.status}`)
  }
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}
