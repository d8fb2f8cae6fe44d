import { found, invalid } from '../../errors'
import type { Services } from '../../services'
import { isOwnEmail, isTooCommon, TOO_COMMON, wordsOf } from './password-strength'
import { findCredentials } from './queries'

/** Checks the password that a signed-in person enters again. Throws 422 on `currentPassword`, and 429 after too many. */
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

/** Checks a new password against what is known of its user. Throws 422 on `password`. */
export async function checkNewPassword(password: string, user: NamedUser): Promise<void> {
  const { email, first_name: firstName, last_name: lastName } = user
  if (isOwnEmail(password, email)) {
    throw invalid({ password: ['Choose a password that is not your email address'] })
  }
  if (await isTooCommon(password, wordsOf({ firstName, lastName, email }))) {
    throw invalid({ password: [TOO_COMMON] })
  }
}
