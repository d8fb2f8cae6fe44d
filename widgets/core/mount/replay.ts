import type { Island, PendingEvent } from './island'

/** The native action of a click on each of these elements. */
const NATIVE_ACTION = 'a[href],summary,label,input,form button:not([type=button])'

/** Dispatches all pending events natively, in order, and lets later events go straight to the browser. */
export function releasePending(island: Island): void {
  island.native = true
  clearPressed(island.host)
  island.pending.splice(0).forEach(redispatch)
}

/** Dispatches an event that has waited too long, if the browser can handle it; any other still waits. */
export function releaseLate(island: Island, late: PendingEvent): void {
  if (hasNativeAction(late) && island.pending.includes(late)) {
    island.pending = island.pending.filter(pending => pending !== late)
    island.native = true
    redispatch(late)
    island.native = false
  }
}

/** Returns whether an event has a native action without script. */
export function hasNativeAction({ event, target }: PendingEvent): boolean {
  return event.type === 'submit' || (event.type === 'click' && !!target.closest(NATIVE_ACTION))
}

/** Dispatches a captured event again. A synthetic click follows links, toggles and submits just as a real one. */
export function redispatch({ event, target }: PendingEvent): void {
  if (event.type === 'submit') {
    ;(target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
  } else {
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
  }
}

/** Resets the pending look of controls once their events are replayed, or the widget renders them. */
export function clearPressed(host: Element): void {
  host.querySelectorAll('[data-pressed]').forEach(control => control.removeAttribute('data-pressed'))
}
