import { LRUCache } from 'lru-cache'
import type { Config } from '../config'
import type { DataVersion } from '../db/version'
import type { CacheStatistics } from '../metrics/gauges'
import { CacheMeter } from './cache-meter'
import { type CachedPage, compressWell, MAX_AGE, type RenderState, sizeOfPage } from './cached-page'

export interface Clock {
  now: () => Date
}

/** The cached pages of a host. */
export interface PageStore {
  /** Returns a page until it is a minute old, what it shows changes, or a job opens or closes. */
  find: (key: string) => CachedPage | undefined
  add: (key: string, page: CachedPage) => void
  /** Returns what a page that is rendered from now on shows. */
  currentState: (isDismissed: boolean) => RenderState
  /** Returns whether a page that was rendered from this state may still be shown. */
  isFresh: (state: RenderState) => boolean
  now: () => number
  /** Lookups since the start, and the size of the pages. */
  statistics: CacheStatistics
}

/** Creates a store for pages up to the configured size. Size 0 stores nothing. */
export function createPageStore(config: Config, data: DataVersion, clock: Clock): PageStore {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, config.PAGE_CACHE_MB) * 1024 * 1024,
    sizeCalculation: sizeOfPage,
  })
  const statistics = new CacheMeter(pages)
  const now = () => clock.now().getTime()
  const isFresh = ({ version, subjects, cachedAt, expiresAt }: RenderState) =>
    data.isUnchangedSince(version, subjects) && now() - cachedAt < MAX_AGE && now() < expiresAt
  const improve = compressOnce(pages)
  return {
    now,
    currentState: isDismissed => ({
      version: data.current(),
      expiresAt: data.nextExpiry(),
      cachedAt: now(),
      isDismissed,
    }),
    isFresh,
    statistics,
    find(key) {
      const page = pages.get(key)
      const isHit = page !== undefined && isFresh(page)
      statistics.count(isHit)
      if (isHit) {
        improve(key, page)
      }
      return isHit ? page : undefined
    },
    add(key, page) {
      if (config.PAGE_CACHE_MB === 0) {
        return
      }
      pages.set(key, page)
    },
  }
}

/** Returns what compresses a page well once it is asked for again: many pages change before anyone does. */
function compressOnce(pages: LRUCache<string, CachedPage>): (key: string, page: CachedPage) => void {
  const begun = new WeakSet<CachedPage>()
  return (key, page) => {
    if (!begun.has(page)) {
      begun.add(page)
      void compressWell(page).then(() => {
        if (pages.peek(key) === page) {
          // Counts the new size.
          pages.set(key, page)
        }
      })
    }
  }
}
