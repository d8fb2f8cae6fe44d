import type { Middleware } from 'koa'
import type { Services } from '../services'
import type { Context, Flash, State } from './context'
import { openSession, readSession, storeFlash } from './sessions'

/** The session cookie. Over https it is a `__Host-` cookie: this host only, never a subdomain's. */
export const sessionCookie = (baseUrl: string) => (baseUrl.startsWith('https:') ? '__Host-session' : 'session')
/** Readable by our scripts on purpose: they send it back as X-XSRF-TOKEN. */
export const TOKEN_COOKIE = 'XSRF-TOKEN'

/** Finds the actor. A request without the cookie costs nothing and gets no cookie. */
export function session({ config, db, clock, secret }: Services): Middleware<State> {
  const name = sessionCookie(config.BASE_URL)
  return async (ctx, next) => {
    const context = ctx as Context
    const id = ctx.cookies.get(name)
    const known = id ? await readSession(db, id, { secret, now: clock.now() }) : undefined
    ctx.state.actor = known?.actor ?? null
    ctx.state.flash = known?.flash ?? []
    if (id && !known) {
      forget(context, name)
    }
    if (known) {
      ctx.set('Cache-Control', 'private, no-store')
      ctx.vary('Cookie')
      sendToken(context, known.actor.csrfToken, config.BASE_URL)
    }
    await next()
    // Messages are gone once a page has shown them.
    if (known && known.flash.length > 0 && ctx.status === 200 && ctx.type === 'text/html') {
      await storeFlash(db, known.actor.sessionHash, [])
    }
  }
}

/** Signs somebody in: always a new session id, so that none can be planted beforehand. */
export async function signIn(ctx: Context, services: Services, userId: number, keep: boolean): Promise<void> {
  const { config, db, clock, secret } = services
  const opened = await openSession(db, userId, { keep, now: clock.now() })
  ctx.cookies.set(sessionCookie(config.BASE_URL), opened.id, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.BASE_URL.startsWith('https:'),
    ...(opened.maxAge ? { maxAge: opened.maxAge * 1000 } : {}),
    overwrite: true,
  })
  const known = await readSession(db, opened.id, { secret, now: clock.now() })
  ctx.state.actor = known?.actor ?? null
  if (known) {
    sendToken(ctx, known.actor.csrfToken, config.BASE_URL)
  }
}

/** Leaves messages for the next page of whoever is signed in. */
export async function leaveFlash(ctx: Context, { db }: Services, ...messages: Flash[]): Promise<void> {
  if (ctx.state.actor && messages.length > 0) {
    await storeFlash(db, ctx.state.actor.sessionHash, [...ctx.state.flash, ...messages])
  }
}

export function forget(ctx: Context, name: string): void {
  ctx.cookies.set(name, null, { overwrite: true })
  ctx.cookies.set(TOKEN_COOKIE, null, { httpOnly: false, overwrite: true })
}

function sendToken(ctx: Context, token: string, baseUrl: string): void {
  if (ctx.cookies.get(TOKEN_COOKIE) !== token) {
    ctx.cookies.set(TOKEN_COOKIE, token, {
      httpOnly: false,
      sameSite: 'lax',
      secure: baseUrl.startsWith('https:'),
      overwrite: true,
    })
  }
}
