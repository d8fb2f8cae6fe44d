import { createHash } from 'node:crypto'
import { invalid } from '../../errors'
import { addressKey } from '../../http/address-key'
import type { Services } from '../../services'
import { findUserByEmail } from './queries'

const WRONG = 'Those details do not match an account. Check them and try again'

/**
 * Returns the user with this address and password. Unknown address and wrong password get the same 422 after the same
 * work. Throws 429 after too many attempts.
 */
export async function checkLogin(
  { db, limits, passwords }: Services,
  { email, password, ip }: { email: string; password: string; ip: string },
) {
  const address = addressKey(ip)
  const account = createHash('sha256').update(email).digest('base64url')
  await limits.count('login-by-address', address)
  await limits.count('login-by-account-and-address', `${account} ${address}`)
  await limits.count('login-by-account-and-address-hourly', `${account} ${address}`)
  await limits.count('login-by-account', account)
  const user = await findUserByEmail(db, email)
  const isRight = await passwords.verify(user?.password_hash, password)
  if (!user || !isRight) {
    throw invalid({ email: [WRONG] }, WRONG)
  }
  return user
}
