import type { Middleware } from 'koa'
import { type Context, type State, wantsJson } from '../../../http/context'
import { isPrefetch } from '../../../rendering/prefetch'
import type { Services } from '../../../services'
import { MAX_JOBS } from './load'
import { insertView } from './queries'

const JOB_PAGE = /^\/jobs\/([1-9]\d{0,9})(?:-[^/]*)?$/

/**
 * Records signed-in users' views of job pages. It wraps the page cache, so it also sees the views of cached pages,
 * which stay the same for everyone. Views of visitors and prefetched pages are not stored.
 */
export function recordViews({ db, clock, log }: Services): Middleware<State> {
  return async (ctx, next) => {
    await next()
    const { actor } = ctx.state
    const jobId = Number(JOB_PAGE.exec(ctx.path)?.[1])
    if (actor && jobId && isPageView(ctx)) {
      // The page is already rendered, so a failure to store the view must not replace it.
      await insertView(db, { userId: actor.id, jobId, now: clock.now() }, MAX_JOBS).catch((error: unknown) =>
        log.warn({ err: error }, 'a view of a job was not stored'),
      )
    }
  }
}

const isPageView = (ctx: Context) => ctx.method === 'GET' && ctx.status === 200 && !wantsJson(ctx) && !isPrefetch(ctx)
