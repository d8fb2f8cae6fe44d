import { useCallback, useSyncExternalStore } from 'react'
import { lastValue, subscribe } from './bus'
import type { Topic, Topics } from './topics'

/** Returns the current value of a topic; `undefined` on the server and before the first publication. */
export function useTopic<T extends Topic>(topic: T): Topics[T] | undefined {
  const follow = useCallback((changed: () => void) => subscribe(topic, changed), [topic])
  return useSyncExternalStore(
    follow,
    () => lastValue(topic),
    () => undefined,
  )
}
