import { createHmac, randomBytes } from 'node:crypto'
import { DAY } from '../lib/durations'
import { hashText } from '../lib/hash'
import type { Services } from '../services'
import type { Context } from './context'
import { isSecure } from './secure-cookies'
import { sameToken } from './sessions'

const YEAR = 365 * DAY

/** Name of the cookie of a known device. Over https it is a `__Host-` cookie, which subdomains cannot set. */
export const deviceCookie = (baseUrl: string) => (isSecure(baseUrl) ? '__Host-device' : 'device')

/** Returns the key that limits count an account by. It does not tell the address. */
export const accountKey = hashText

type Signing = Pick<Services, 'config' | 'secret'>

/**
 * Returns a key for the device if someone has logged in to this account on it before, or is signed in to it now;
 * undefined for every other device.
 */
export function findDevice(ctx: Context, signing: Signing, email: string): string | undefined {
  const { actor } = ctx.state
  return deviceId(ctx, signing, email) ?? (actor?.email === email ? `user ${actor.id}` : undefined)
}

/** A cookie for another account, or one that we have not signed, counts as none. */
function deviceId(ctx: Context, { config, secret }: Signing, email: string): string | undefined {
  const [id = '', signature = ''] = ctx.cookies.get(deviceCookie(config.BASE_URL))?.split('.') ?? []
  return sameToken(signature, sign(secret, id, email)) ? id : undefined
}

/** Remembers that someone has logged in to this account on this device. */
export function rememberDevice(ctx: Context, { config, secret }: Signing, email: string): void {
  const id = deviceId(ctx, { config, secret }, email) ?? randomBytes(16).toString('base64url')
  ctx.cookies.set(deviceCookie(config.BASE_URL), `${id}.${sign(secret, id, email)}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config.BASE_URL),
    maxAge: YEAR,
    overwrite: true,
  })
}

function sign(secret: string, id: string, email: string): string {
  return createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url')
}
