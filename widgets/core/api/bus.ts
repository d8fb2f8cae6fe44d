import type { Topic, Topics } from './topics'

type Listener = (value: never) => void

interface Bus {
  values: Map<string, unknown>
  listeners: Map<string, Set<Listener>>
}

/** The page's one bus. Bundles that carry a copy of this module each find the same one. */
function bus(): Bus {
  const page = globalThis as { [key: symbol]: Bus | undefined }
  return (page[Symbol.for('firstrung.bus')] ??= { values: new Map(), listeners: new Map() })
}

/** Tells every island, those included that subscribe later: the last value of a topic is kept. */
export function publish<T extends Topic>(topic: T, value: Topics[T]): void {
  const { values, listeners } = bus()
  values.set(topic, value)
  listeners.get(topic)?.forEach(listener => (listener as (value: Topics[T]) => void)(value))
}

/** Hears the last value at once, if there is one, then every new one; returns how to stop. */
export function subscribe<T extends Topic>(topic: T, listener: (value: Topics[T]) => void): () => void {
  const { values, listeners } = bus()
  const own: Listener = value => listener(value)
  listeners.set(topic, (listeners.get(topic) ?? new Set()).add(own))
  if (values.has(topic)) {
    own(values.get(topic) as never)
  }
  return () => listeners.get(topic)?.delete(own)
}

/** The last value of a topic, if it ever had one. */
export function lastValue<T extends Topic>(topic: T): Topics[T] | undefined {
  return bus().values.get(topic) as Topics[T] | undefined
}
