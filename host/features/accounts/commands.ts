import { invalid } from '../../errors'
import { addressKey } from '../../http/address-key'
import { accountKey } from '../../http/devices'
import type { Counter } from '../../http/rate-limits'
import type { Services } from '../../services'
import { findUserByEmail } from './queries'

const WRONG = 'Those details do not match an account. Check them and try again'

/** Who tries to log in. `device` is the id of a device or session that belongs to this account already. */
export interface LoginAttempt {
  email: string
  password: string
  ip: string
  device?: string
}

/**
 * Returns the user with this address and password. Unknown address and wrong password get the same 422 after the same
 * work. Throws 429 after too many attempts.
 */
export async function checkLogin({ db, limits, passwords }: Services, attempt: LoginAttempt) {
  await limits.countEach(countersOf(attempt))
  const user = await findUserByEmail(db, attempt.email)
  const isRight = await passwords.verify(user?.password_hash, attempt.password)
  if (!user || !isRight) {
    throw invalid({ email: [WRONG] }, WRONG)
  }
  return user
}

/** Known devices count for themselves: guesses from elsewhere must not lock the owner out. */
function countersOf({ email, ip, device }: LoginAttempt): Counter[] {
  const account = accountKey(email)
  const address = addressKey(ip)
  const own = `${account} ${device ?? address}`
  return device
    ? [
        ['login-by-address', address],
        ['login-by-device', own],
        ['login-by-device-hourly', own],
      ]
    : [
        ['login-by-address', address],
        ['login-by-account-and-address', own],
        ['login-by-account-and-address-hourly', own],
        ['login-by-account', account],
      ]
}
