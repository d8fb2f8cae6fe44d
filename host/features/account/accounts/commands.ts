import { addressKey } from '../../../http/address-key'
import { accountKey } from '../../../http/devices'
import type { Counter } from '../../../http/rate-limits'
import { invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { findUserByEmail } from './queries'

const WRONG = 'Those details do not match an account. Check them or reset your password'

/** A log-in attempt. `device` is the id of a device or session that already belongs to this account. */
interface LoginAttempt {
  email: string
  password: string
  ip: string
  device?: string | undefined
}

/** Unknown addresses and wrong passwords give the same 422 after the same work. Throws 429 after too many attempts. */
export async function checkLogin(services: Services, attempt: LoginAttempt) {
  const user = await findByPassword(services, attempt)
  if (!user) {
    throw invalid({ email: [WRONG] }, WRONG)
  }
  return user
}

/** Counts as a log-in; throws 429 after too many. */
export async function isPasswordOf(services: Services, attempt: LoginAttempt): Promise<boolean> {
  return (await findByPassword(services, attempt)) !== undefined
}

async function findByPassword({ db, limits, passwords }: Services, attempt: LoginAttempt) {
  await limits.countEach(countersOf(attempt))
  const user = await findUserByEmail(db, attempt.email)
  const isRight = await passwords.verify(user?.password_hash, attempt.password)
  return isRight ? user : undefined
}

/** Known devices have their own counter: guesses from elsewhere must not lock the owner out. */
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
