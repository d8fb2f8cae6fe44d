import { found, invalid } from '../../errors'
import type { Services } from '../../services'
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
