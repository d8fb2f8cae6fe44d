import type { MountContext, Island } from './island'
import { stampOf } from './stamp'

/**
 * Whether the host's HTML is exactly what this version renders from these props, so that it may be hydrated: the stamp
 * names widget, version and JSON; no attribute gives a prop; and no other island on the page was hydrated with the same
 * key, or their ids would collide (a fragment of another page starts counting its keys anew). The key is taken then.
 */
export function takeStamp({ keys }: MountContext, island: Island, json: string, overridden: boolean): boolean {
  const { host, name, widget } = island
  const key = host.getAttribute('data-key')
  const ssr = host.getAttribute('data-ssr')
  // A copy of this host (clone, page cache) will hold what the browser drew; it must never pass for the server's.
  host.removeAttribute('data-ssr')
  const fits =
    !!key && !overridden && ssr === stampOf(name, widget?.version ?? '', json) && !keys.get(key)?.host.isConnected
  if (fits) {
    keys.set(key, island)
  }
  return fits
}

/** Gives the key of a hydrated island free. */
export function dropKey({ keys }: MountContext, island: Island): void {
  const { key = '' } = island.host.dataset
  if (keys.get(key) === island) {
    keys.delete(key)
  }
}
