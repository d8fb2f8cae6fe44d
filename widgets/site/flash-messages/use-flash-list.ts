import { type FlashMessage, subscribe } from '@firstrung/api'
import { useCallback, useEffect, useState } from 'react'

export interface ListedFlash extends FlashMessage {
  /** Stays the same while the message is listed. */
  key: string
}

/** The bus keeps the last message for those who come late; each is shown once all the same. */
const shown = new WeakSet<FlashMessage>()
/** More at once than anybody reads; older good news makes room. */
const MOST = 4
const OFFLINE: ListedFlash = { key: 'offline', kind: 'error', text: 'You are offline. Changes are not saved' }

let count = 0

/** The messages that show now: the page's own first, then what is published; and how to take one off the list. */
export function useFlashList(first: readonly FlashMessage[]): [readonly ListedFlash[], (key: string) => void] {
  const [list, setList] = useState<readonly ListedFlash[]>(() =>
    first.map((message, index) => ({ ...message, key: `page-${index}` })),
  )
  const remove = useCallback((key: string) => setList(now => now.filter(message => message.key !== key)), [])

  useEffect(() => {
    const add = (message: ListedFlash) =>
      setList(now =>
        [...now.filter(({ key, text }) => key !== message.key && text !== message.text), message].slice(-MOST),
      )
    const stop = new AbortController()
    addEventListener('offline', () => add(OFFLINE), { signal: stop.signal })
    addEventListener('online', () => remove(OFFLINE.key), { signal: stop.signal })
    const unsubscribe = subscribe('flash', message => {
      if (!shown.has(message)) {
        shown.add(message)
        add({ ...message, key: `told-${++count}` })
      }
    })
    return () => {
      stop.abort()
      unsubscribe()
    }
  }, [remove])

  return [list, remove]
}
