import { cookiesOf, tokenOf } from './cookies'
import type { TestHost } from './host'

/** A browser with its own cookies. Sends API calls as our scripts do, and forms as browsers without script do. */
export interface BrowserSession {
  call: (method: string, path: string, body?: unknown) => Promise<Response>
  post: (path: string, fields?: Record<string, string>) => Promise<Response>
  page: (path: string) => Promise<string>
  isSignedIn: () => Promise<boolean>
}

export function browserWith(host: TestHost, Cookie: string): BrowserSession {
  const token = tokenOf(Cookie)
  const call: BrowserSession['call'] = (method, path, body) =>
    host.request(path, {
      method,
      headers: {
        Cookie,
        Origin: host.url,
        'X-XSRF-TOKEN': token,
        'X-Requested-With': 'XMLHttpRequest',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    call,
    post: (path, fields = {}) => host.post(path, { _csrf: token, ...fields }, { headers: { Cookie } }),
    page: path => host.text(path, { headers: { Cookie } }),
    isSignedIn: async () => (await call('GET', '/ajax/user/sessions')).status === 200,
  }
}

interface LogIn {
  email?: string
  password?: string
  userAgent?: string
  keep?: 'on'
}

/** Sends the log-in form; by default as the user of `buildUser`. */
export async function logIn(host: TestHost, { userAgent = 'test', ...fields }: LogIn = {}): Promise<BrowserSession> {
  const details = { email: 'sam@example.test', password: 'correct horse battery', ...fields }
  const answer = await host.post('/login', details, { headers: { 'User-Agent': userAgent } })
  return browserWith(host, cookiesOf(answer))
}
