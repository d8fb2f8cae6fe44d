import type { Topic, Topics } from './topics'

type Listener = (value: never) => void

interface Bus {
  values: Map<string, unknown>
  listeners: Map<string, Set<Listener>>
}

/** The bus of the page, shared by every bundle that contains a copy of this module. */
function bus(): Bus {
  const page = globalThis as { [key: symbol]: Bus | undefined }
  return (page[Symbol.for('firstrung.bus')] ??= { values: new Map(), listeners: new Map() })
}

/** Publishes a value to current and later subscribers: the last value of each topic is stored. */
export function publish<T extends Topic>(topic: T, value: Topics[T]): void {
  const { values, listeners } = bus()
  values.set(topic, value)
  listeners.get(topic)?.forEach(listener => (listener as (value: Topics[T]) => void)(value))
}

/** Calls the listener with the last value, if any, and with every new one. Returns a function that unsubscribes. */
export function subscribe<T extends Topic>(topic: T, listener: (value: Topics[T]) => void): () => void {
  const { values, listeners } = bus()
  const own: Listener = value => listener(value)
  listeners.set(topic, (listeners.get(topic) ?? new Set()).add(own))
  if (values.has(topic)) {
    own(values.get(topic) as never)
  }
  return () => listeners.get(topic)?.delete(own)
}

/** Returns the last value of a topic; undefined before the first. */
export function lastValue<T extends Topic>(topic: T): Topics[T] | undefined {
  return bus().values.get(topic) as Topics[T] | undefined
}
