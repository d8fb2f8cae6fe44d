import { track } from '../analytics'
import { publish } from '../bus'
import { clearCache } from '../saved-items/clear-cache'
import type { User } from '../topics'
import { request } from './request'

interface LoginIntent {
  /** What the host saves straight after: `jobs-12`. */
  save?: string
  /** Where the page goes on by itself; the host then leaves its messages there. */
  return?: string
}

export type Credentials = { email: string; password: string; keep?: boolean } & LoginIntent

/** What somebody enters to get an account. */
export type Registration = Record<'firstName' | 'lastName' | 'email' | 'password', string> &
  Record<'over13' | 'terms' | 'marketing', boolean> &
  LoginIntent

/** Signs in, and tells the page who is there now. Fails with 422 and the texts for the fields. */
export async function login(credentials: Credentials): Promise<User> {
  const { data } = await request<{ data: { user: User } }>({ method: 'POST', path: '/login', body: credentials })
  track('login', {})
  return welcome(data.user)
}

/** Opens an account and signs in. Fails with 422 and the texts for the fields. */
export async function register(registration: Registration): Promise<User> {
  const { user } = await request<{ user: User }>({ method: 'POST', path: '/register', body: { payload: registration } })
  track('sign_up', {})
  return welcome(user)
}

/** Looks at the spelling of an address. It never says whether somebody has an account. */
export function checkEmail(email: string): Promise<{ valid: boolean; suggestion: string | null }> {
  return request({ method: 'POST', path: '/ajax/user/email', body: { email } })
}

/** Whose saved items this tab kept before is over (spec section 4). */
function welcome(user: User): User {
  clearCache()
  publish('user', user)
  import('../saved-items/sync')
    .then(({ fetchSavedItems }) => fetchSavedItems())
    .catch(() => {
      // Save buttons show what they can; the first click asks again.
    })
  return user
}

/** Signs out, and tells the page. */
export async function logout(): Promise<void> {
  await request({ method: 'POST', path: '/logout' })
  clearCache()
  publish('user', { loggedIn: false })
}

/** Remembers for good that the message about the new look was read. */
export async function dismissTransitionMessage(): Promise<void> {
  await request({ method: 'POST', path: '/dismiss-transition-message' })
}
