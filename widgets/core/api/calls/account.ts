import { publish } from '../bus'
import type { User } from '../topics'
import { request } from './request'

/** Signs in, and tells the page who is there now. */
export async function login(credentials: { email: string; password: string }): Promise<User> {
  const { data } = await request<{ data: { user: User } }>({ method: 'POST', path: '/login', body: credentials })
  publish('user', data.user)
  return data.user
}

/** Signs out, and tells the page. */
export async function logout(): Promise<void> {
  await request({ method: 'POST', path: '/logout' })
  publish('user', { loggedIn: false })
}

/** Remembers for good that the message about the new look was read. */
export async function dismissTransitionMessage(): Promise<void> {
  await request({ method: 'POST', path: '/dismiss-transition-message' })
}
