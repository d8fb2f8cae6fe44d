import type { Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/tables'
import type { CacheStatistics } from '../metrics/gauges'
import type { Services } from '../services'
import { CacheMeter } from './cache-meter'
import { type Context, type State, type StoredPage, wantsJson } from './context'
import { hidesAny } from './hidden'
import type { PageStore } from './page-store'
import { type PageWithHoles, savableOn } from './page-with-holes'
import type { Renderer } from './render'
import { listSaved } from './sessions'

export interface PersonalPages {
  /** Returns the fresh page in memory that would answer a signed-in person. */
  find: (ctx: Context) => StoredPage | undefined
  serve: Middleware<State>
  /** Lookups for signed-in people since the start, and the size of the pages. */
  statistics: CacheStatistics
}

/** The part of the memory for cached pages that pages with holes may take. */
const SHARE = 0.5

const isPage = (ctx: Context) => ctx.method === 'GET' && !wantsJson(ctx)

/**
 * Answers signed-in people with pages that were rendered for everyone: only their holes are rendered for each request.
 * Such an answer is never stored by anyone (`keepPersonalPrivate`). A page whose lists show what the person has hidden is
 * rendered for them alone. `serve` runs after the session has been read.
 */
export function personalPages({ config, db, renderer }: Services, pages: PageStore): PersonalPages {
  const stored = new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, config.PAGE_CACHE_MB * SHARE) * 1024 * 1024,
    sizeCalculation: ({ page }, url) => sizeOf(page) + url.length,
  })
  const statistics = new CacheMeter(stored)

  /** Lets the handler render the page, and stores it if it serves everyone. */
  async function render(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const state = pages.currentState(false)
    await next()
    const { common, subjects, listed } = ctx.state
    if (common && ctx.status === 200 && config.PAGE_CACHE_MB > 0 && !hidesAny(ctx, listed)) {
      stored.set(ctx.url, { ...state, subjects, page: common, listed: [...(listed ?? [])] })
    }
    await showSaved(ctx, db, renderer)
  }

  return {
    statistics,
    find(ctx) {
      const found = isPage(ctx) ? stored.get(ctx.url) : undefined
      return found && pages.isFresh(found) ? found : undefined
    },
    async serve(given, next) {
      const ctx = given as Context
      const { actor, stored: found } = ctx.state
      if (actor && isPage(ctx) && config.PAGE_CACHE_MB > 0) {
        statistics.count(found !== undefined)
      }
      if (actor && found && !hidesAny(ctx, found.listed)) {
        ctx.type = 'text/html; charset=utf-8'
        ctx.body = renderer.fill(found.page, ctx)
      } else {
        await (isPage(ctx) ? render(ctx, next) : next())
      }
    },
  }
}

function sizeOf({ html, holes }: PageWithHoles): number {
  const parts = [...html, ...holes.flatMap(hole => ('unsaved' in hole ? [hole.saved, hole.unsaved] : []))]
  return parts.reduce((sum, part) => sum + part.length, 1024)
}

/** Fills the holes of a page that has just been rendered again if its reader has saved something on it. */
async function showSaved(ctx: Context, db: Db, renderer: Renderer): Promise<void> {
  const { actor, rendered } = ctx.state
  const items = actor && rendered && ctx.type === 'text/html' && ctx.body ? savableOn(rendered) : []
  const saved = actor && items.length > 0 ? await listSaved(db, actor.id, items) : []
  if (rendered && saved.length > 0) {
    ctx.state.saved = new Set(saved)
    ctx.body = renderer.fill(rendered, ctx)
  }
}
