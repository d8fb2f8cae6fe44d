import type { Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config'
import type { CacheStatistics } from '../metrics/gauges'
import { CacheMeter } from './cache-meter'
import type { RenderState } from './cached-page'
import { type Context, type State, wantsJson } from './context'
import type { PageStore } from './page-store'
import type { PageWithHoles } from './page-with-holes'
import type { Renderer } from './render'

export interface PersonalPages {
  serve: Middleware<State>
  /** Lookups for signed-in people since the start, and the size of the pages. */
  statistics: CacheStatistics
}

interface StoredPage extends RenderState {
  page: PageWithHoles
}

/** The part of the memory for cached pages that pages with holes may take. */
const SHARE = 0.5

/**
 * Answers signed-in people with pages that were rendered for everyone: only their holes are rendered for each request.
 * Such an answer is never stored by anyone (`keepPersonalPrivate`). It runs after the session has been read.
 */
export function personalPages(config: Config, pages: PageStore, renderer: Renderer): PersonalPages {
  const stored = new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, config.PAGE_CACHE_MB * SHARE) * 1024 * 1024,
    sizeCalculation: ({ page }, url) => page.html.reduce((sum, part) => sum + part.length, 1024 + url.length),
  })
  const statistics = new CacheMeter(stored)

  const serve: Middleware<State> = async (ctx, next) => {
    const context = ctx as Context
    if (config.PAGE_CACHE_MB === 0 || ctx.method !== 'GET' || wantsJson(context)) {
      await next()
      return
    }
    const found = stored.get(ctx.url)
    if (ctx.state.actor && found && pages.isFresh(found)) {
      statistics.count(true)
      ctx.type = 'text/html; charset=utf-8'
      ctx.body = renderer.fill(found.page, context)
      return
    }
    if (ctx.state.actor) {
      statistics.count(false)
    }
    const state = pages.currentState(false)
    await next()
    if (ctx.state.common && ctx.status === 200) {
      stored.set(ctx.url, { ...state, subjects: ctx.state.subjects, page: ctx.state.common })
    }
  }
  return { serve, statistics }
}
