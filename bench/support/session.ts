const LOGIN = { email: 'student@firstrung.test', password: 'first-rung-2026' }
const NEW_PERSON = { firstName: 'Maya', lastName: 'Ray', password: 'three odd otters', over13: 'on', terms: 'on' }

/** Logs in to a demo site and returns the Cookie header of the session, after its greeting has been shown. */
export async function logIn(url: string): Promise<string> {
  const Cookie = await signIn(url, '/login', LOGIN)
  await fetch(`${url}/faqs`, { headers: { Cookie } })
  return Cookie
}

/** Signs up, which queues a mail, and returns the Cookie header of the session. */
export function register(url: string, email: string): Promise<string> {
  return signIn(url, '/register', { ...NEW_PERSON, email })
}

export function logInAs(url: string, email: string): Promise<string> {
  return signIn(url, '/login', { ...LOGIN, email })
}

/** Makes a call as our scripts do and returns its answer, empty unless it is JSON. Throws unless the status is 2xx. */
export type Caller = <Answer = unknown>(method: string, path: string, body?: object) => Promise<Answer>

export function createCaller(url: string, cookie: string): Caller {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '')
  const headers = {
    Cookie: cookie,
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-XSRF-TOKEN': token,
  }
  return async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const text = await answer.text()
    if (!answer.ok) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    }
    return (text ? JSON.parse(text) : {}) as Answer
  }
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
