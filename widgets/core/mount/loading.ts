import type { MountContext, Island } from './island'
import { fail } from './page'

/** First wait, in milliseconds, before code that failed to load is asked for again; each next one is four times longer. */
const RETRY = 300
const LAST_RETRY = 1200
const desk: MountContext = { keys: new Map(), fail }

/** Loads the code of a waiting island and mounts it. */
export function load(island: Island | undefined, wait = RETRY): void {
  const widget = island?.widget
  if (widget && !island.state) {
    island.state = 'loading'
    island.asked = performance.now()
    widget.loading ??= widget.load()
    widget.loading.then(
      ([{ mountIsland }, loaded]) => mountIsland(island, desk, loaded),
      error => {
        widget.loading = undefined
        if (wait > LAST_RETRY) {
          fail(island, 'load', error)
        } else {
          setTimeout(load, wait, island, wait * 4)
        }
        // Code may have another chance; anything else that failed would only fail again.
        island.state = undefined
      },
    )
  }
}
