import { useEffect, useMemo, useRef } from 'react'

interface Departures {
  /** A link was clicked that leaves for the employer. */
  onLeave: () => void
  /** The visitor is back, for the first time. */
  onReturn: () => void
}

/**
 * Follows a visitor to the employer's site and back: takes over plain clicks on links to `/go/job/{id}`, and sees the
 * return by the window's focus. What this tab remembers survives a reload, so that the question is asked once.
 */
export function useDepartures(id: number, departures: Departures): { depart: () => void } {
  const latest = useRef(departures)
  const whereabouts = useWhereabouts(id)
  useEffect(() => {
    latest.current = departures
  })

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      if (!isWayOut(event.target, id) || event.button === 2) {
        return
      }
      if (isPlain(event)) {
        event.preventDefault()
        // The link's own handlers would count a departure that has only been asked about.
        event.stopPropagation()
        latest.current.onLeave()
      } else {
        whereabouts.write('away')
      }
    }
    document.addEventListener('click', handleClick, true)
    document.addEventListener('auxclick', handleClick, true)
    return () => {
      document.removeEventListener('click', handleClick, true)
      document.removeEventListener('auxclick', handleClick, true)
    }
  }, [id, whereabouts])

  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible' && whereabouts.read() === 'away') {
        whereabouts.write('asked')
        latest.current.onReturn()
      }
    }
    // A page that was reloaded, or came back by the back button, has had no focus to gain.
    const reloaded = setTimeout(handleReturn)
    addEventListener('focus', handleReturn)
    addEventListener('pageshow', handleReturn)
    return () => {
      clearTimeout(reloaded)
      removeEventListener('focus', handleReturn)
      removeEventListener('pageshow', handleReturn)
    }
  }, [whereabouts])

  return { depart: () => whereabouts.write('away') }
}

/** The links of the dialog itself are the answer, not the question. */
function isWayOut(target: EventTarget | null, id: number): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return link?.getAttribute('href') === `/go/job/${id}` && !link.closest('dialog')
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

type Whereabouts = 'away' | 'asked'

/** What this tab knows of the visitor; without storage, what this page does. */
function useWhereabouts(id: number) {
  const known = useRef<string | null>(null)
  return useMemo(() => {
    const key = `job-redirect-${id}`
    const read = (): string | null => (known.current ??= tryStorage(storage => storage.getItem(key)))
    return {
      read,
      /** Somebody who was asked is not asked again. */
      write: (where: Whereabouts) => {
        if (read() !== 'asked') {
          known.current = where
          tryStorage(storage => storage.setItem(key, where))
        }
      },
    }
  }, [id])
}

function tryStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}
