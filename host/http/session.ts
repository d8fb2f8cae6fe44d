import type { Middleware } from 'koa'
import type { Services } from '../services'
import type { Context, Flash, State, StoredPage } from './context'
import { rememberDevice } from './devices'
import { savableOn } from './page-with-holes'
import type { Router } from './router'
import { isSecure } from './secure-cookies'
import { closeSession, openSession, readSession, storeFlash } from './sessions'

/** Name of the session cookie. Over https it is a `__Host-` cookie, which subdomains cannot set. */
export const sessionCookie = (baseUrl: string) => (isSecure(baseUrl) ? '__Host-session' : 'session')
/** Readable by our scripts, which send it back as X-XSRF-TOKEN. */
export const TOKEN_COOKIE = 'XSRF-TOKEN'

/**
 * Sets the actor from the session cookie. Requests without the cookie cost no query and get no cookie; the same applies
 * to routes that are the same for everyone. One query also tells what the user has saved of a cached page.
 */
export function session(
  { config, db, clock, secret }: Services,
  router: Router,
  findPage: (ctx: Context) => StoredPage | undefined,
): Middleware<State> {
  const name = sessionCookie(config.BASE_URL)
  return async (ctx, next) => {
    const context = ctx as Context
    const id = router.needs(ctx.method, ctx.path) === 'session' ? ctx.cookies.get(name) : undefined
    const stored = id ? findPage(context) : undefined
    const items = stored && savableOn(stored.page)
    const found = id ? await readSession(db, id, { secret, now: clock.now(), ...(items ? { items } : {}) }) : undefined
    ctx.state.stored = stored
    ctx.state.saved = new Set(found?.saved)
    ctx.state.actor = found?.actor ?? null
    ctx.state.flash = found?.flash ?? []
    if (id && !found) {
      clearSessionCookies(context, name)
    }
    if (found) {
      ctx.vary('Cookie')
      sendToken(context, found.actor.csrfToken, config.BASE_URL)
    }
    await next()
    if (found && found.flash.length > 0 && ctx.status === 200 && ctx.type === 'text/html') {
      await storeFlash(db, found.actor.sessionHash, [])
    }
  }
}

/**
 * Signs a user in with a new session id, which prevents session fixation, and remembers the device. A session that this
 * browser had before ends.
 */
export async function signIn(
  ctx: Context,
  services: Services,
  { userId, rememberMe }: { userId: number; rememberMe: boolean },
): Promise<void> {
  const { config, db, clock, secret } = services
  const previous = ctx.state.actor
  const opened = await openSession(db, userId, { rememberMe, now: clock.now() })
  if (previous) {
    await closeSession(db, previous.sessionHash)
  }
  ctx.cookies.set(sessionCookie(config.BASE_URL), opened.id, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config.BASE_URL),
    ...(opened.maxAge ? { maxAge: opened.maxAge * 1000 } : {}),
    overwrite: true,
  })
  const found = await readSession(db, opened.id, { secret, now: clock.now() })
  ctx.state.actor = found?.actor ?? null
  if (found) {
    sendToken(ctx, found.actor.csrfToken, config.BASE_URL)
    rememberDevice(ctx, services, found.actor.email)
  }
}

/** Stores messages to show on the next page of the signed-in user. */
export async function addFlash(ctx: Context, { db }: Services, ...messages: Flash[]): Promise<void> {
  if (ctx.state.actor && messages.length > 0) {
    await storeFlash(db, ctx.state.actor.sessionHash, [...ctx.state.flash, ...messages])
  }
}

export function clearSessionCookies(ctx: Context, name: string): void {
  ctx.cookies.set(name, null, { overwrite: true })
  ctx.cookies.set(TOKEN_COOKIE, null, { httpOnly: false, overwrite: true })
}

function sendToken(ctx: Context, token: string, baseUrl: string): void {
  if (ctx.cookies.get(TOKEN_COOKIE) !== token) {
    ctx.cookies.set(TOKEN_COOKIE, token, {
      httpOnly: false,
      sameSite: 'lax',
      secure: isSecure(baseUrl),
      overwrite: true,
    })
  }
}
