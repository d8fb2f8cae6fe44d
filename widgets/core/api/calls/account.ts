import { track } from '../analytics'
import { publish } from '../bus'
import type { AnswerOf, BodyOf } from '../contracts'
import { clearLocalData } from '../local-data'
import { reopenLocalDrafts } from '../local-drafts'
import { clearCache } from '../saved-items/cache'
import type { User } from '../topics'
import { call } from './call'

/** The fields of the log-in form. With `return` the next page is known, and the host stores its messages for it. */
export type Credentials = BodyOf<'POST /login'>
export type Registration = BodyOf<'POST /register'>['payload']

export interface SignedIn {
  user: User
  saved?: { kind: 'success' | 'error'; text: string } | undefined
}

/**
 * Logs in and publishes the user; null if the account has two-step log-in, which `sendLoginCode` completes. Fails with
 * 422 and the messages for the fields.
 */
export async function login(credentials: Credentials): Promise<SignedIn | null> {
  const answer = await call('POST /login', { body: credentials })
  if ('twoStep' in answer) {
    return null
  }
  return completeLogin(answer)
}

/**
 * Completes a log-in with a code of the app or a recovery code. Fails with 422 for a wrong code, and with 401 if the
 * password must be entered again.
 */
export async function sendLoginCode(fields: BodyOf<'POST /login/two-step'>): Promise<SignedIn> {
  return completeLogin(await call('POST /login/two-step', { body: fields }))
}

/** Completes a log-in with a passkey's signature. Fails with 422 if it is not accepted. */
export async function sendPasskey(fields: BodyOf<'POST /login/passkey'>): Promise<SignedIn> {
  return completeLogin(await call('POST /login/passkey', { body: fields }))
}

function completeLogin({ data, saved }: AnswerOf<'POST /login/two-step'>): SignedIn {
  track('login', {})
  return { user: startSession(data.user), saved }
}

/** Creates an account and logs in. Fails with 422 and the messages for the fields. */
export async function register(registration: Registration): Promise<SignedIn> {
  const { user, saved } = await call('POST /register', { body: { payload: registration } })
  track('sign_up', {})
  return { user: startSession(user), saved }
}

/** Checks the spelling of an email address, without revealing whether there is an account. */
export function checkEmail(email: string) {
  return call('POST /ajax/user/email', { body: { email } })
}

/** Drops the saved items that this tab cached for another user. */
function startSession(user: User): User {
  clearCache()
  if (user.loggedIn) {
    reopenLocalDrafts()
  }
  publish('user', user)
  import('../session')
    .then(({ changeUser }) => changeUser(user))
    .catch(() => {
      // The first click on a save button fetches the list again.
    })
  return user
}

export async function logout(): Promise<void> {
  await call('POST /logout')
  clearLocalData()
  startSession({ loggedIn: false })
}
