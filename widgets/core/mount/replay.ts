import type { Island, PendingEvent } from './island'

/** Dispatches everything that is pending natively, in order, and lets later events go straight to the browser. */
export function releasePending(island: Island): void {
  island.native = true
  island.pending.splice(0).forEach(redispatch)
}

/** Dispatches a captured event again. A synthetic click follows links, toggles and submits just as a real one. */
export function redispatch({ event, target }: PendingEvent): void {
  if (event.type === 'submit') {
    ;(target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
  } else {
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
  }
}
