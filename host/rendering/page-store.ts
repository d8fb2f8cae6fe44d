import { LRUCache } from 'lru-cache'
import type { Config } from '../config'
import type { DataVersion } from '../db/version'
import type { CacheStatistics } from '../metrics/gauges'
import { CacheMeter } from './cache-meter'
import { type CachedPage, MAX_AGE, sizeOfPage } from './cached-page'
import type { RenderState } from './render-state'

export interface Clock {
  now: () => Date
}

export interface PageStore {
  /** Returns a page unless it is a minute old, its content has changed, or a job has opened or closed. */
  find: (key: string) => CachedPage | undefined
  add: (key: string, page: CachedPage) => void
  currentState: (isDismissed: boolean) => RenderState
  isFresh: (state: RenderState) => boolean
  now: () => number
  statistics: CacheStatistics
}

/** Size 0 stores nothing. */
export function createPageStore(config: Config, data: DataVersion, clock: Clock): PageStore {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, config.PAGE_CACHE_MB) * 1024 * 1024,
    sizeCalculation: sizeOfPage,
  })
  const statistics = new CacheMeter(pages)
  const now = () => clock.now().getTime()
  const isFresh = ({ version, subjects, cachedAt, expiresAt }: RenderState) =>
    data.isUnchangedSince(version, subjects) && now() - cachedAt < MAX_AGE && now() < expiresAt
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
      return isHit ? page : undefined
    },
    add(key, page) {
      if (config.PAGE_CACHE_MB > 0) {
        pages.set(key, page)
      }
    },
  }
}
