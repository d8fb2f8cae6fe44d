import type { CacheStatistics } from '../metrics/gauges'

export class CacheMeter implements CacheStatistics {
  readonly #cache: { readonly calculatedSize: number }
  hits = 0
  misses = 0

  constructor(cache: { readonly calculatedSize: number }) {
    this.#cache = cache
  }

  get bytes(): number {
    return this.#cache.calculatedSize
  }

  count(isHit: boolean): void {
    if (isHit) {
      this.hits += 1
    } else {
      this.misses += 1
    }
  }
}
