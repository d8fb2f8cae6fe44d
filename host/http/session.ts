import type { Middleware } from 'koa'
import { deviceName } from '../lib/device-name'
import { MINUTE } from '../lib/durations'
import { savableOn } from '../rendering/page-with-holes'
import type { Services } from '../services'
import type { Actor, Context, Flash, State, StoredPage } from './context'
import { rememberDevice } from './devices'
import type { Router } from './router'
import { hostCookie, cookieOptions } from './secure-cookies'
import { closeSession, listSessions, openSession, readSession, storeFlash, touchSession } from './sessions'

export const sessionCookie = (baseUrl: string) => hostCookie(baseUrl, 'session')
/** The page after logging out, which is the same for every visitor, so it is cached like others. */
export const LOGGED_OUT_PATH = '/?logged-out'
const LOGGED_OUT: Flash = { kind: 'success', text: 'You are logged out' }
const TOUCH_MS = 10 * MINUTE
/** Readable by our scripts, which send it back as X-XSRF-TOKEN. */
export const TOKEN_COOKIE = 'XSRF-TOKEN'

/**
 * Requests without the cookie need no query and get no cookie; routes that are the same for everyone ignore it. One
 * query reads the session and the saved items of a cached page.
 */
export function session(
  services: Services,
  router: Router,
  findPage: (ctx: Context) => StoredPage | undefined,
): Middleware<State> {
  const { config, db, clock, secret } = services
  const name = sessionCookie(config.BASE_URL)
  return async (ctx, next) => {
    const context = ctx as Context
    const id = router.needs(ctx.method, ctx.path) === 'session' ? ctx.cookies.get(name) : undefined
    const stored = id ? findPage(context) : undefined
    const items = stored && savableOn(stored.page)
    const found = id ? await readSession(db, id, { secret, now: clock.now(), ...(items ? { items } : {}) }) : undefined
    ctx.state.stored = stored
    ctx.state.saved = new Set(found?.saved)
    ctx.state.hidden = new Set(found?.hidden)
    ctx.state.actor = found?.actor ?? null
    ctx.state.flash = found?.flash ?? (ctx.url === LOGGED_OUT_PATH ? [LOGGED_OUT] : [])
    if (id && !found) {
      clearSessionCookies(context, name)
    }
    if (found) {
      ctx.vary('Cookie')
      sendToken(context, found.actor.csrfToken, config.BASE_URL)
      await touch(services, found)
    }
    await next()
    if (found && found.flash.length > 0 && ctx.status === 200 && ctx.type === 'text/html') {
      await storeFlash(db, found.actor.sessionHash, [])
    }
  }
}

/** A read-only database must not stop people from reading. */
async function touch(
  { db, clock, log }: Services,
  { actor, lastSeenAt }: { actor: { sessionHash: string }; lastSeenAt: Date },
): Promise<void> {
  const now = clock.now()
  if (now.getTime() - lastSeenAt.getTime() >= TOUCH_MS) {
    try {
      await touchSession(db, actor.sessionHash, now)
    } catch (error) {
      log.warn({ err: error }, 'the last use of a session could not be recorded')
    }
  }
}

/** A new session id prevents session fixation. The browser's previous session ends. */
export async function signIn(
  ctx: Context,
  services: Services,
  { userId, rememberMe }: { userId: number; rememberMe: boolean },
): Promise<void> {
  const { config, db, clock, secret } = services
  const previous = ctx.state.actor
  const device = deviceName(ctx.get('User-Agent'))
  const opened = await openSession(db, userId, { rememberMe, device, now: clock.now() })
  if (previous) {
    await closeSession(db, previous.sessionHash)
  }
  ctx.cookies.set(sessionCookie(config.BASE_URL), opened.id, {
    ...cookieOptions(config.BASE_URL),
    ...(opened.maxAge ? { maxAge: opened.maxAge * 1000 } : {}),
  })
  const found = await readSession(db, opened.id, { secret, now: clock.now() })
  ctx.state.actor = found?.actor ?? null
  if (found) {
    sendToken(ctx, found.actor.csrfToken, config.BASE_URL)
    await rememberDevice(ctx, services, found.actor.email)
  }
}

export async function renewSession(ctx: Context, services: Services, actor: Actor): Promise<void> {
  const list = await listSessions(services.db, actor.id, services.clock.now())
  const current = list.find(({ id_hash }) => id_hash === actor.sessionHash)
  await signIn(ctx, services, { userId: actor.id, rememberMe: current?.is_long ?? false })
}

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
    ctx.cookies.set(TOKEN_COOKIE, token, { ...cookieOptions(baseUrl), httpOnly: false })
  }
}
