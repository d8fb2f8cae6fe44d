import { createHmac, randomBytes } from 'node:crypto'
import { DAY } from '../lib/durations'
import { hashText } from '../lib/hash'
import type { Services } from '../services'
import type { Context } from './context'
import { hostCookie, cookieOptions } from './secure-cookies'
import { sameToken } from './sessions'

const YEAR = 365 * DAY

export const deviceCookie = (baseUrl: string) => hostCookie(baseUrl, 'device')

/** Limits count an account by this key, which does not reveal the address. */
export const accountKey = hashText

type Signing = Pick<Services, 'config' | 'db' | 'secret'>

/** Returns a key for a device that is signed in to this account or has logged in since all its access last ended. */
export async function findDevice(ctx: Context, signing: Signing, email: string): Promise<string | undefined> {
  const { actor } = ctx.state
  return (await deviceId(ctx, signing, email)) ?? (actor?.email === email ? `user ${actor.id}` : undefined)
}

/** Cookies for another account and unsigned ones are ignored. */
async function deviceId(ctx: Context, signing: Signing, email: string): Promise<string | undefined> {
  const [id, signature = ''] = ctx.cookies.get(deviceCookie(signing.config.BASE_URL))?.split('.') ?? []
  return id && sameToken(signature, await sign(signing, id, email)) ? id : undefined
}

export async function rememberDevice(ctx: Context, signing: Signing, email: string): Promise<void> {
  const { config } = signing
  const id = (await deviceId(ctx, signing, email)) ?? randomBytes(16).toString('base64url')
  ctx.cookies.set(deviceCookie(config.BASE_URL), `${id}.${await sign(signing, id, email)}`, {
    ...cookieOptions(config.BASE_URL),
    maxAge: YEAR,
  })
}

/** Signs with the account's access number, which changes when all access ends. The first number is left out. */
async function sign({ db, secret }: Signing, id: string, email: string): Promise<string> {
  const user = await db.selectFrom('users').select('access_number').where('email', '=', email).executeTakeFirst()
  const number = user?.access_number ? ` ${user.access_number}` : ''
  return createHmac('sha256', secret).update(`device ${id} ${email}${number}`).digest('base64url')
}
