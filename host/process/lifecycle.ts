/** `/readyz` reports this state. */
export const READINESS = ['preparing', 'ready', 'degraded', 'unavailable', 'stopping'] as const
export type Readiness = (typeof READINESS)[number]

interface DatabaseHealth {
  reads: boolean
  writes: boolean
}

export type LifecycleEvent = { type: 'prepared' } | ({ type: 'probed' } & DatabaseHealth) | { type: 'stopped' }

/** A host is not ready before its schema is applied; afterwards its database decides. Stopping is final. */
export function nextReadiness(current: Readiness, event: LifecycleEvent): Readiness {
  if (current === 'stopping' || event.type === 'stopped') {
    return 'stopping'
  } else if (event.type === 'prepared') {
    return current === 'preparing' ? 'ready' : current
  } else if (current === 'preparing') {
    return 'preparing'
  } else if (!event.reads) {
    return 'unavailable'
  }
  return event.writes ? 'ready' : 'degraded'
}

export interface Lifecycle {
  readonly state: Readiness
  /** True after the signal to stop. */
  readonly stopping: boolean
  /** True while at least visitors' pages can be answered. */
  readonly serving: boolean
  apply: (event: LifecycleEvent) => void
}

interface Log {
  info: (fields: object, message: string) => void
}

export function createLifecycle(log: Log): Lifecycle {
  let state: Readiness = 'preparing'
  return {
    get state() {
      return state
    },
    get stopping() {
      return state === 'stopping'
    },
    get serving() {
      return state === 'ready' || state === 'degraded'
    },
    apply(event) {
      const next = nextReadiness(state, event)
      if (next !== state) {
        log.info({ state: next }, 'readiness changed')
        state = next
      }
    },
  }
}
