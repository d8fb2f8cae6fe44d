import { subscribe } from '@firstrung/api'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { COOKIE, REMEMBERED, SCROLLED } from './contract'

type Reason = 'save' | 'scroll'

/** Keys of the visit: how many pages it has seen, which was the last, and whether the strip came forward in it. */
const PAGES = 'footer-signup-pages'
const LAST = 'footer-signup-last'
const ASKED = 'footer-signup-asked'

/** Whether the strip stands at the foot of the window, and how to send it back: for 30 days. */
export function useForward(
  strip: RefObject<HTMLElement | null>,
  onShow: (because: Reason) => void,
): [boolean, () => void] {
  const [forward, setForward] = useState(false)

  useEffect(() => {
    const visit = openVisit()
    if (!visit || isDismissed()) {
      return
    }
    const stop = new AbortController()
    const show = (because: Reason) => {
      // Who has it before their eyes is asked already.
      if (!stop.signal.aborted && !isSeen(strip.current)) {
        stop.abort()
        visit.setItem(ASKED, '1')
        setForward(true)
        onShow(because)
      }
    }
    const unsubscribe = subscribe('modal', ({ name }) => {
      if (name === 'save-item') {
        show('save')
      }
    })
    if (countPage(visit) > 1) {
      const look = () => {
        if (scrolled() >= SCROLLED) {
          show('scroll')
        }
      }
      addEventListener('scroll', look, { signal: stop.signal, passive: true })
    }
    return () => {
      stop.abort()
      unsubscribe()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A page is counted once, whatever is rendered anew.
  }, [])

  const dismiss = useCallback(() => {
    document.cookie = `${COOKIE}=dismissed; Max-Age=${REMEMBERED}; Path=/; SameSite=Lax`
    setForward(false)
  }, [])
  return [forward, dismiss]
}

/** Storage of this visit; nothing where the browser refuses it, or when the strip has come forward already. */
function openVisit(): Storage | undefined {
  try {
    return sessionStorage.getItem(ASKED) ? undefined : sessionStorage
  } catch {
    return undefined
  }
}

/** Counts this page unless it is the one before, loaded again. */
function countPage(visit: Storage): number {
  const before = Number(visit.getItem(PAGES))
  const pages = visit.getItem(LAST) === location.pathname ? before : before + 1
  visit.setItem(PAGES, String(pages))
  visit.setItem(LAST, location.pathname)
  return pages
}

const isDismissed = () => document.cookie.split('; ').includes(`${COOKIE}=dismissed`)

const isSeen = (strip: HTMLElement | null) => (strip?.getBoundingClientRect().top ?? 0) < innerHeight

/** Part of the page that has been scrolled through: 0 at its head, 1 at its end. A page that fits is not scrolled. */
function scrolled(): number {
  const way = document.documentElement.scrollHeight - innerHeight
  return way > 0 ? scrollY / way : 0
}
