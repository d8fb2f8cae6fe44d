import type { Middleware } from 'koa'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config'
import { type Context, type State, type StoredPage, wantsJson } from '../http/context'
import { listSaved } from '../http/sessions'
import type { CacheStatistics } from '../metrics/gauges'
import type { Services } from '../services'
import { CacheMeter } from './cache-meter'
import { hidesAny } from './hidden'
import type { PageStore } from './page-store'
import { type PageWithHoles, savableOn } from './page-with-holes'
import type { RenderState } from './render-state'
import { hasSearch, searchItem } from './saved-links'

interface PersonalPages {
  find: (ctx: Context) => StoredPage | undefined
  serve: Middleware<State>
  statistics: CacheStatistics
}

type LoadSearches = (userId: number) => Promise<readonly { url: string }[]>

const SHARE = 0.5

const isPage = (ctx: Context) => ctx.method === 'GET' && !wantsJson(ctx)

/**
 * Answers signed-in users with pages that were rendered for everyone: only their holes are rendered for each request.
 * Such an answer is never stored by anyone (`keepPersonalPrivate`). A page whose lists include the user's hidden items
 * is rendered for them alone. `serve` runs after the session has been read.
 */
export function personalPages(services: Services, pages: PageStore, loadSearches: LoadSearches): PersonalPages {
  const { config, renderer } = services
  const stored = createStore(config)
  const statistics = new CacheMeter(stored)

  function store(ctx: Context, state: RenderState): void {
    const { common, subjects, listed } = ctx.state
    if (common && ctx.status === 200 && config.PAGE_CACHE_MB > 0 && !hidesAny(ctx, listed)) {
      stored.set(ctx.url, { ...state, subjects, page: common, listed: [...(listed ?? [])] })
    }
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
        await readSearches(ctx, savableOn(found.page), loadSearches)
        ctx.type = 'text/html; charset=utf-8'
        ctx.body = renderer.fill(found.page, ctx)
      } else {
        const state = pages.currentState(false)
        await next()
        if (isPage(ctx)) {
          store(ctx, state)
          await showSaved(ctx, services, loadSearches)
        }
      }
    },
  }
}

const createStore = ({ PAGE_CACHE_MB }: Config) =>
  new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, PAGE_CACHE_MB * SHARE) * 1024 * 1024,
    sizeCalculation: ({ page }, url) => sizeOf(page) + url.length,
  })

function sizeOf({ html, holes }: PageWithHoles): number {
  const parts = [...html, ...holes.flatMap(hole => ('unsaved' in hole ? [hole.saved, hole.unsaved] : []))]
  return parts.reduce((sum, part) => sum + part.length, 1024)
}

async function showSaved(ctx: Context, { db, renderer }: Services, loadSearches: LoadSearches): Promise<void> {
  const { actor, rendered } = ctx.state
  const items = actor && rendered && ctx.type === 'text/html' && ctx.body ? savableOn(rendered) : []
  if (actor && rendered && items.length > 0) {
    ctx.state.saved = new Set(await listSaved(db, actor.id, items))
    await readSearches(ctx, items, loadSearches)
    if (ctx.state.saved.size > 0 || ctx.state.savedSearches?.length) {
      ctx.body = renderer.fill(rendered, ctx)
    }
  }
}

async function readSearches({ state }: Context, items: readonly string[], loadSearches: LoadSearches): Promise<void> {
  if (state.actor && hasSearch(items)) {
    state.savedSearches = await loadSearches(state.actor.id)
    const saved = state.savedSearches.map(({ url }) => searchItem(url))
    state.saved = new Set([...(state.saved ?? []), ...saved.filter(item => items.includes(item))])
  }
}
