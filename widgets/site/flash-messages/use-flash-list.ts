import { type FlashMessage, subscribe } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { type Text } from '@firstrung/mount/strings'
import { useCallback, useEffect, useState } from 'react'
import type { contract } from './contract'

type PageFlash = WidgetProps<typeof contract>['messages'][number]

export interface ListedFlash extends FlashMessage {
  /** Stays the same while the message is listed. */
  key: string
  /** The Undo of a message of the page. */
  undoForm?: PageFlash['undoForm']
}

/** The bus replays the last message to new subscribers, so shown messages are remembered. */
const shown = new WeakSet<FlashMessage>()
/** A newer message replaces the oldest one: more would cover a third of a phone. */
const MAX_MESSAGES = 2
const OFFLINE: ListedFlash = {
  key: 'offline',
  kind: 'error',
  text: 'You are offline. Changes are not saved' satisfies Text,
}

let count = 0

/** Returns the messages to show, the page's before published ones, and a function that removes one by its key. */
export function useFlashList(ofPage: readonly PageFlash[]): [readonly ListedFlash[], (key: string) => void] {
  const [list, setList] = useState<readonly ListedFlash[]>(() =>
    ofPage.map((message, index) => ({ ...message, key: `page-${index}` })),
  )
  const remove = useCallback((key: string) => setList(old => old.filter(message => message.key !== key)), [])

  useEffect(() => {
    const add = (message: ListedFlash) =>
      setList(old =>
        [...old.filter(({ key, text }) => key !== message.key && text !== message.text), message].slice(-MAX_MESSAGES),
      )
    const stop = new AbortController()
    addEventListener('offline', () => add(OFFLINE), { signal: stop.signal })
    // A form that failed meanwhile has published the same text.
    const forget = () => setList(old => old.filter(({ text }) => text !== OFFLINE.text))
    addEventListener('online', forget, { signal: stop.signal })
    const unsubscribe = subscribe('flash', message => {
      if (!shown.has(message)) {
        shown.add(message)
        add({ ...message, key: `published-${++count}` })
      }
    })
    return () => {
      stop.abort()
      unsubscribe()
    }
  }, [remove])

  return [list, remove]
}
