import type { MountContext, Island } from './island'
import { fail } from './page'

/** Milliseconds before the first retry when code fails to load; each further wait is four times longer. */
const FIRST_RETRY = 300
const LAST_RETRY = 1200
/** What the code that mounts gets from the owner of the page. */
export const context: MountContext = { keys: new Map(), fail }

/** Loads the code of a waiting island and mounts it. */
export function load(island: Island | undefined, wait = FIRST_RETRY): void {
  const widget = island?.widget
  if (widget && !island.state) {
    island.state = 'loading'
    island.requestedAt = performance.now()
    widget.loading ??= widget.load()
    widget.loading
      .then(([{ mountIsland }, loaded]) => mountIsland(island, context, loaded))
      // A server may also answer with an empty file.
      .catch(error => {
        widget.loading = undefined
        if (wait > LAST_RETRY) {
          fail(island, 'load', error)
        } else {
          setTimeout(load, wait, island, wait * 4)
        }
        // Only a failed load is worth retrying: any other failure would happen again.
        island.state = undefined
      })
  }
}
