import type { Island, MountContext } from './island'
import { fail } from './page'

/** Milliseconds before the first retry when code fails to load; each further wait is four times longer. */
const FIRST_RETRY = 300
const LAST_RETRY = 1200
/** The longest time, in milliseconds, that widgets wait for one in use. */
const TIMEOUT = 3000

/** The options that the mounting code receives from the owner of the page. */
export const context: MountContext = { keys: new Map(), fail }

/** The code of the most recently used widget. */
let used: Promise<unknown> | undefined

/**
 * Loads the code of a waiting island and mounts it. A widget in use is loaded at once; others wait for it, so that they
 * take none of its bandwidth.
 */
export function load(island: Island | undefined, isUrgent = false): void {
  if (isUrgent || island?.isWanted || island?.pending.length) {
    used = start(island) ?? used
  } else {
    void startAfterUsed(island)
  }
}

async function startAfterUsed(island: Island | undefined): Promise<void> {
  // Scripts register widgets in sequence: a later one may be used already.
  await Promise.resolve()
  await Promise.race([Promise.allSettled([used]), new Promise(resolve => setTimeout(resolve, TIMEOUT))])
  void start(island)
}

/** Returns the code of the widget, unless the island has it already. */
function start(island: Island | undefined, wait = FIRST_RETRY): Promise<unknown> | undefined {
  const widget = island?.widget
  if (!widget || island.state) {
    return undefined
  }
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
        setTimeout(() => void start(island, wait * 4), wait)
      }
      // Only a failed load is worth retrying: any other failure would happen again.
      island.state = undefined
    })
  return widget.loading
}
