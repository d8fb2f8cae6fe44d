import { isPlainClick } from '@firstrung/ui'
import { useEffect, useMemo, useRef } from 'react'

interface JobRedirectHandlers {
  /** A plain click on a link to the employer, which has been prevented. */
  onLeave: (link: HTMLAnchorElement) => void
  /** The first return to this page after leaving. */
  onReturn: () => void
}

/**
 * Handles plain clicks on links to `/go/job/{id}`, and detects the return by the focus of the window. The status is
 * stored for this tab, so that a reload does not ask again.
 */
export function useJobRedirect(id: number, handlers: JobRedirectHandlers) {
  const latest = useRef(handlers)
  const status = useRedirectStatus(id)
  useEffect(() => {
    latest.current = handlers
  })

  useEffect(() => {
    const handleClick = (event: MouseEvent, link: HTMLAnchorElement) => {
      if (isPlainClick(event)) {
        event.preventDefault()
        // Otherwise the link's own handlers would count a redirect before it is confirmed.
        event.stopPropagation()
        latest.current.onLeave(link)
      } else {
        status.write('away')
      }
    }
    return onRedirectClick(id, handleClick)
  }, [id, status])

  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible' && status.read() === 'away') {
        status.write('asked')
        latest.current.onReturn()
      }
    }
    return onPageReturn(handleReturn)
  }, [status])

  return { markAsAway: () => status.write('away') }
}

/** Calls back for clicks on links to the employer, except those in the dialog. Returns the clean-up. */
function onRedirectClick(id: number, callback: (event: MouseEvent, link: HTMLAnchorElement) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.getAttribute('href') === `/go/job/${id}` && !link.closest('dialog') && event.button !== 2) {
      callback(event, link)
    }
  }
  document.addEventListener('click', handleClick, true)
  document.addEventListener('auxclick', handleClick, true)
  return () => {
    document.removeEventListener('click', handleClick, true)
    document.removeEventListener('auxclick', handleClick, true)
  }
}

function onPageReturn(callback: () => void): () => void {
  // There is no focus event after a reload or a navigation back.
  const timer = setTimeout(callback)
  addEventListener('focus', callback)
  addEventListener('pageshow', callback)
  return () => {
    clearTimeout(timer)
    removeEventListener('focus', callback)
    removeEventListener('pageshow', callback)
  }
}

type RedirectStatus = 'away' | 'asked'

/** Stores the status for this tab, or for this page if storage is unavailable. */
function useRedirectStatus(id: number) {
  const cached = useRef<string | null>(null)
  return useMemo(() => {
    const key = `job-redirect-${id}`
    const read = (): string | null => (cached.current ??= tryStorage(storage => storage.getItem(key)))
    return {
      read,
      /** `asked` is final: the question is asked once per tab. */
      write: (status: RedirectStatus) => {
        if (read() !== 'asked') {
          cached.current = status
          tryStorage(storage => storage.setItem(key, status))
        }
      },
    }
  }, [id])
}

function tryStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(sessionStorage)
  } catch {
    return null
  }
}
