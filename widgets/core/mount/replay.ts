import type { Held, Island } from './island'

/** Gives up holding: everything kept so far acts natively, in order, and so does everything later. */
export function release(island: Island): void {
  island.native = true
  island.held.splice(0).forEach(act)
}

/** Does again what was held. A synthetic click follows links, toggles and submits just as a real one. */
export function act({ event, target }: Held): void {
  if (event.type === 'submit') {
    ;(target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
  } else {
    target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
  }
}
