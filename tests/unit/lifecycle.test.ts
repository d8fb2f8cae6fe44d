import { expect, it } from 'vitest'
import { createLifecycle, type LifecycleEvent, nextReadiness, type Readiness } from '../../host/process/lifecycle'

const EVENTS = {
  prepared: { type: 'prepared' },
  stopped: { type: 'stopped' },
  'reads and writes': { type: 'probed', reads: true, writes: true },
  'reads only': { type: 'probed', reads: true, writes: false },
  nothing: { type: 'probed', reads: false, writes: false },
} satisfies Record<string, LifecycleEvent>

/** Every state and every event. */
const TABLE: Record<Readiness, Record<keyof typeof EVENTS, Readiness>> = {
  preparing: {
    prepared: 'ready',
    stopped: 'stopping',
    'reads and writes': 'preparing',
    'reads only': 'preparing',
    nothing: 'preparing',
  },
  ready: {
    prepared: 'ready',
    stopped: 'stopping',
    'reads and writes': 'ready',
    'reads only': 'degraded',
    nothing: 'unavailable',
  },
  degraded: {
    prepared: 'degraded',
    stopped: 'stopping',
    'reads and writes': 'ready',
    'reads only': 'degraded',
    nothing: 'unavailable',
  },
  unavailable: {
    prepared: 'unavailable',
    stopped: 'stopping',
    'reads and writes': 'ready',
    'reads only': 'degraded',
    nothing: 'unavailable',
  },
  stopping: {
    prepared: 'stopping',
    stopped: 'stopping',
    'reads and writes': 'stopping',
    'reads only': 'stopping',
    nothing: 'stopping',
  },
}

for (const [state, row] of Object.entries(TABLE) as [Readiness, (typeof TABLE)[Readiness]][]) {
  it.each(Object.entries(row) as [keyof typeof EVENTS, Readiness][])(`${state}, %s: %s`, (event, next) => {
    expect(nextReadiness(state, EVENTS[event])).toBe(next)
  })
}

it('logs each change once', () => {
  const lines: object[] = []
  const lifecycle = createLifecycle({ info: fields => lines.push(fields) })
  lifecycle.apply(EVENTS.prepared)
  lifecycle.apply(EVENTS['reads and writes'])
  lifecycle.apply(EVENTS['reads only'])
  expect(lines).toEqual([{ state: 'ready' }, { state: 'degraded' }])
  expect([lifecycle.serving, lifecycle.stopping]).toEqual([true, false])
})
