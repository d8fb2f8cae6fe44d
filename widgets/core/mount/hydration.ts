import type { MountContext, Island } from './island'

/**
 * Returns whether the host's HTML may be hydrated, and claims its key if so. The HTML must be exactly what this version
 * renders: its stamp equals `expected`. No other island on the page may be hydrated with the same key, or their ids
 * would collide: a fragment of another page counts its keys from the beginning.
 */
export function claimHydration({ keys }: MountContext, island: Island, expected: string | undefined): boolean {
  const { host } = island
  const key = host.getAttribute('data-key')
  const stamp = host.getAttribute('data-ssr')
  // A copy of this host (clone, page cache) contains browser-rendered HTML, which must not pass as the server's.
  host.removeAttribute('data-ssr')
  const canHydrate = !!key && stamp === expected && !keys.get(key)?.host.isConnected
  if (canHydrate) {
    keys.set(key, island)
  }
  return canHydrate
}

/** Frees the key of a hydrated island. */
export function releaseKey({ keys }: MountContext, island: Island): void {
  const { key = '' } = island.host.dataset
  if (keys.get(key) === island) {
    keys.delete(key)
  }
}
