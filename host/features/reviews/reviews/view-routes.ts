import type { Middleware } from 'koa'
import { type Context, type State, wantsJson } from '../../../http/context'
import { isPeoplesBrowser } from '../../../lib/device-name'
import { isPrefetch } from '../../../rendering/prefetch'
import type { Services } from '../../../services'
import { addViews, type SeenReview } from './view-queries'

/** Batches limit a busy page to one statement per interval. */
const WRITE_EVERY_MS = 2000
/** Limits memory while the database accepts no writes. */
const MAX_ENTRIES = 10_000

const PREFIX = '/reviews/'
/** An id fits into a PostgreSQL integer. */
const REVIEW_PAGE = /^\/reviews\/([1-9]\d{0,8})-[^/?]+(?:\?|$)/
const SHOWN: ReadonlySet<number> = new Set([200, 304])

/**
 * Counts views of review pages. It wraps the page cache, so it also sees cached pages. Robots, prefetched pages and the
 * author do not count. Viewers are forgotten with the next write.
 */
export function countReviewViews(services: Services): Middleware<State> {
  const add = collectViews(services)
  return async (given, next) => {
    await next()
    const ctx = given as Context
    const reviewId = ctx.req.url?.startsWith(PREFIX) ? Number(REVIEW_PAGE.exec(ctx.req.url)?.[1]) : Number.NaN
    if (reviewId && isView(ctx)) {
      add(reviewId, ctx.state.actor?.id ?? null)
    }
  }
}

const isView = (ctx: Context): boolean =>
  ctx.req.method === 'GET' &&
  SHOWN.has(ctx.res.statusCode) &&
  !wantsJson(ctx) &&
  !isPrefetch(ctx) &&
  isPeoplesBrowser(ctx.req.headers['user-agent'])

/** A batch that could not be written is added to the next one. */
function collectViews({ db, log, beforeClose }: Services): (reviewId: number, userId: number | null) => void {
  let seen = new Map<string, SeenReview>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  function add({ reviewId, userId, views }: SeenReview): void {
    const key = `${reviewId} ${userId ?? ''}`
    const entry = seen.get(key)
    if (entry) {
      entry.views += views
    } else if (seen.size < MAX_ENTRIES) {
      seen.set(key, { reviewId, userId, views })
    }
    timer ??= setTimeout(() => void write(), WRITE_EVERY_MS).unref()
  }

  function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...seen.values()]
    seen = new Map()
    writing = writing
      .then(() => addViews(db, batch))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'views of reviews were not stored; they are stored with the next ones')
        batch.forEach(add)
      })
    return writing
  }

  beforeClose(write)
  return (reviewId, userId) => add({ reviewId, userId, views: 1 })
}
