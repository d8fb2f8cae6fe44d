import { readUser, subscribe } from '@firstrung/api'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Answers } from './answer'
import { Saver, type SaverOptions } from './use-saver'

interface SavingOptions extends Omit<SaverOptions, 'userId' | 'element'> {
  onRestore: (answers: Answers) => void
  /** The person has logged in again. */
  onReturn: () => void
}

/** Saves a stage while it is shown: on return of the network and of the session too, and when the page is left. */
export function useSaving(
  element: RefObject<HTMLElement | null>,
  options: SavingOptions,
): RefObject<Saver | undefined> {
  const saver = useRef<Saver>(undefined)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const current = element.current?.closest('form')
    if (!current) {
      return
    }
    const userId = idOf(readUser())
    const { draft, form } = latest.current
    const own = new Saver({
      userId,
      draft,
      form,
      element: current,
      onEvent: (event, isKept) => latest.current.onEvent(event, isKept),
      onSave: stored => latest.current.onSave(stored),
      onConflict: (differences, stored) => latest.current.onConflict(differences, stored),
    })
    saver.current = own
    const restored = own.restore()
    if (restored) {
      latest.current.onRestore(restored)
    }
    const stopListening = listen(own)
    const unsubscribe = onLogIn(userId, () => latest.current.onReturn())
    return () => {
      stopListening()
      unsubscribe()
      own.leave()
      own.stop()
    }
  }, [element])
  return saver
}

const idOf = (user: ReturnType<typeof readUser>) => (user.loggedIn ? (user.id ?? 0) : 0)

function listen(saver: Saver): () => void {
  const controller = new AbortController()
  addEventListener('online', () => void saver.save(), controller)
  addEventListener('pagehide', () => saver.leave(), controller)
  // The session ends with the answer to a log-out form; its listener on the document then clears this device.
  document.addEventListener(
    'submit',
    ({ target }) => {
      if ((target as HTMLFormElement).getAttribute('action') === '/logout') {
        saver.leave()
      }
    },
    { signal: controller.signal, capture: true },
  )
  return () => controller.abort()
}

/** Another person gets the start page instead: a draft belongs to its author. */
function onLogIn(userId: number, callback: () => void): () => void {
  let isFirst = true
  const unsubscribe = subscribe('user', user => {
    if (!isFirst && user.loggedIn) {
      if (idOf(user) === userId) {
        callback()
      } else {
        location.assign('/write-a-review')
      }
    }
  })
  isFirst = false
  return unsubscribe
}
