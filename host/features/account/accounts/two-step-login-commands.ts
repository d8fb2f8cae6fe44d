import { randomBytes } from 'node:crypto'
import type { Context } from '../../../http/context'
import { accountKey, findDevice } from '../../../http/devices'
import { cookieOptions, hostCookie } from '../../../http/secure-cookies'
import { MINUTE } from '../../../lib/durations'
import { invalid, unauthenticated } from '../../../lib/errors'
import { hashText } from '../../../lib/hash'
import type { Services } from '../../../services'
import { useCode } from './two-step-commands'
import { countAttempt, findPendingLogin, insertPendingLogin, takePendingLogin } from './two-step-queries'

const LIFETIME_MS = 10 * MINUTE
const MAX_ATTEMPTS = 5
const WRONG = 'That code is not right. Enter the newest one from your app, or a recovery code'

export const twoStepCookie = (baseUrl: string) => hostCookie(baseUrl, 'two-step')

/** Lasts ten minutes, and gives no access yet. */
export async function beginLogin(
  ctx: Context,
  { db, clock, config }: Services,
  { userId, keep }: { userId: number; keep: boolean },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(clock.now().getTime() + LIFETIME_MS)
  await insertPendingLogin(db, { token_hash: hashText(token), user_id: userId, is_long: keep, expires_at })
  ctx.cookies.set(twoStepCookie(config.BASE_URL), token, {
    ...cookieOptions(config.BASE_URL),
    maxAge: LIFETIME_MS,
  })
}

export async function findLogin(ctx: Context, { db, clock, config }: Services) {
  const token = ctx.cookies.get(twoStepCookie(config.BASE_URL))
  return token ? findPendingLogin(db, hashText(token), clock.now()) : undefined
}

/**
 * Throws 422 for a wrong code, 401 if the password must be entered again, and 429 after too many codes for the account.
 * Known devices have their own counter, as with passwords.
 */
export async function finishLogin(ctx: Context, services: Services, code: string) {
  const { db, config, limits } = services
  const name = twoStepCookie(config.BASE_URL)
  const tokenHash = hashText(ctx.cookies.get(name) ?? '')
  const user = await findLogin(ctx, services)
  if (!user || !(await countAttempt(db, tokenHash, MAX_ATTEMPTS))) {
    throw unauthenticated('Log in again')
  }
  const device = (await findDevice(ctx, services, user.email)) ?? ''
  await limits.count('login-two-step', `${accountKey(user.email)} ${device}`)
  if (!(await useCode(services, user.id, code))) {
    throw invalid({ code: [WRONG] })
  }
  if (!(await takePendingLogin(db, tokenHash))) {
    throw unauthenticated('Log in again')
  }
  ctx.cookies.set(name, null, { overwrite: true })
  return user
}
