import { inTransaction } from '../../../db/transaction'
import { conflict, found, invalid } from '../../../lib/errors'
import { enqueueMail } from '../../../queue/mail'
import type { Services } from '../../../services'
import { endAccess } from './access-queries'
import { deleteResets } from './password-reset-queries'
import { isOwnEmail, isTooCommon, TOO_COMMON, wordsOf } from './password-strength'
import { findCredentials, replacePassword } from './queries'
import { deletePendingLogins } from './two-step-queries'

/** Throws 422 on `currentPassword`, and 429 after too many attempts. */
export async function checkCurrentPassword({ db, limits, passwords }: Services, userId: number, password: string) {
  await limits.count('login-current-password', String(userId))
  const user = found(await findCredentials(db, userId))
  if (!(await passwords.verify(user.password_hash, password))) {
    throw invalid({ currentPassword: ['Current password is not correct'] })
  }
  return user
}

interface NamedUser {
  email: string
  first_name: string
  last_name: string
}

/** Throws 422 on `password`. */
export async function checkNewPassword(password: string, user: NamedUser): Promise<void> {
  const { email, first_name: firstName, last_name: lastName } = user
  if (isOwnEmail(password, email)) {
    throw invalid({ password: ['Choose a password that is not your email address'] })
  }
  if (await isTooCommon(password, wordsOf({ firstName, lastName, email }))) {
    throw invalid({ password: [TOO_COMMON] })
  }
}

export interface PasswordChange {
  currentPassword: string
  password: string
  logoutOthers: boolean
}

interface Changing {
  id: number
  sessionHash: string
  decide: () => void
}

/** Throws 422 with the invalid field. */
export async function changePassword(
  services: Services,
  actor: Changing,
  { currentPassword, password, logoutOthers }: PasswordChange,
): Promise<void> {
  const { db, clock, passwords, queue } = services
  const user = await checkCurrentPassword(services, actor.id, currentPassword)
  if (password === currentPassword) {
    throw invalid({ password: ['New password must be different'] })
  }
  await checkNewPassword(password, user)
  const change = { from: user.password_hash, to: await passwords.hash(password), now: clock.now() }
  await inTransaction(db, async trx => {
    if (!(await replacePassword(trx, actor.id, change))) {
      throw conflict('Your password was changed at the same time. Reload the page')
    }
    await deleteResets(trx, actor.id)
    await deletePendingLogins(trx, actor.id)
    if (logoutOthers) {
      await endAccess(trx, actor.id, actor.sessionHash)
    }
    await enqueueMail(queue, trx, { mail: 'password-changed', ids: { user: actor.id } })
    actor.decide()
  })
}
