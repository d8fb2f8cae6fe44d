import { readUser, subscribe } from '@firstrung/api'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Answers } from './answer'
import type { Saver, SaverOptions } from './draft-saver'

interface SavingOptions extends Omit<SaverOptions, 'userId' | 'element'> {
  onRestore: (answers: Answers) => void
  /** The user has logged in again. */
  onReturn: () => void
}

/**
 * Saves a stage while it is shown, including on return of the network or the session, and when the page is left. The
 * code that saves loads after the page; earlier input is saved with it.
 */
export function useSaving(element: RefObject<HTMLElement | null>, options: SavingOptions) {
  const saver = useRef<Promise<Saver>>(undefined)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const form = element.current?.closest('form')
    if (!form) {
      return
    }
    const controller = new AbortController()
    const userId = idOf(readUser())
    saver.current = import('./draft-saver').then(module => {
      const own = new module.Saver({ ...forward(latest), userId, element: form })
      const restored = own.restore()
      if (restored && !controller.signal.aborted) {
        latest.current.onRestore(restored)
      }
      listen(own, controller.signal)
      return own
    })
    saver.current.catch(() => {
      // Without this code Continue leaves the form to the browser.
    })
    const unsubscribe = onLogIn(userId, () => latest.current.onReturn())
    return () => {
      controller.abort()
      unsubscribe()
    }
  }, [element])
  return saver
}

/** The options of the first render, with the callbacks of the last one. */
function forward(latest: RefObject<SavingOptions>): Omit<SaverOptions, 'userId' | 'element'> {
  const { draft, form } = latest.current
  return {
    draft,
    form,
    onEvent: (event, isLocal) => latest.current.onEvent(event, isLocal),
    onSave: stored => latest.current.onSave(stored),
    onConflict: (differences, stored) => latest.current.onConflict(differences, stored),
  }
}

const idOf = (user: ReturnType<typeof readUser>) => (user.loggedIn ? (user.id ?? 0) : 0)

function listen(saver: Saver, signal: AbortSignal): void {
  addEventListener('online', () => void saver.save(), { signal })
  addEventListener('pagehide', () => saver.leave(), { signal })
  // The session ends with the answer to a log-out form; its listener on the document then clears this device.
  const leaveBeforeLogOut = ({ target }: Event) => {
    if ((target as HTMLFormElement).getAttribute('action') === '/logout') {
      saver.leave()
    }
  }
  document.addEventListener('submit', leaveBeforeLogOut, { signal, capture: true })
  signal.addEventListener('abort', () => {
    saver.leave()
    saver.stop()
  })
}

/** Another user gets the start page instead: a draft belongs to its author. */
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
