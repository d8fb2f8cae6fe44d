import { useCallback, useSyncExternalStore } from 'react'
import { lastValue, subscribe } from './bus'
import type { Topic, Topics } from './topics'

/** The last value of a topic, kept up to date. `undefined` on the server and until somebody publishes one. */
export function useTopic<T extends Topic>(topic: T): Topics[T] | undefined {
  const follow = useCallback((changed: () => void) => subscribe(topic, changed), [topic])
  return useSyncExternalStore(
    follow,
    () => lastValue(topic),
    () => undefined,
  )
}
