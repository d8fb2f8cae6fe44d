import { subscribe } from '@firstrung/api'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { COOKIE, COOKIE_MAX_AGE, SCROLL_TRIGGER, SHOWN_AGAIN_AFTER } from './contract'

/**
 * Keys in session storage: how many pages were seen, and the last one. In local storage: when the strip, or a dialog,
 * was last shown. The test of /cookies finds keys by constants named in one word.
 */
const PAGES = 'footer-signup-pages'
const LAST = 'footer-signup-last'
const SHOWN = 'footer-signup-asked'

/** Returns whether the strip sticks to the bottom of the window, and a function that dismisses it for 30 days. */
export function useStickyStrip(strip: RefObject<HTMLElement | null>, onShow: () => void): [boolean, () => void] {
  const [isSticky, setSticky] = useState(false)

  useEffect(() => {
    const storage = openStorage()
    if (!storage || isDismissed() || hasForm()) {
      return
    }
    const stop = new AbortController()
    const end = () => {
      stop.abort()
      localStorage.setItem(SHOWN, String(Date.now()))
      setSticky(false)
    }
    const show = () => {
      if (!stop.signal.aborted && !isInWindow(strip.current) && !isConsentOpen() && !hasOtherBar(strip.current)) {
        end()
        setSticky(true)
        onShow()
      }
    }
    const unsubscribe = subscribe('modal', end)
    if (countPage(storage) > 1) {
      onScrolledDown(stop.signal, show)
    }
    return () => {
      stop.abort()
      unsubscribe()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Each page counts once, however often this renders.
  }, [])

  const dismiss = useCallback(() => {
    document.cookie = `${COOKIE}=dismissed; Max-Age=${COOKIE_MAX_AGE}; Path=/; SameSite=Lax`
    setSticky(false)
  }, [])
  return [isSticky, dismiss]
}

/** Returns the session storage, or undefined if the browser blocks storage or the strip has been sticky within a week. */
function openStorage(): Storage | undefined {
  try {
    return Date.now() - Number(localStorage.getItem(SHOWN)) < SHOWN_AGAIN_AFTER ? undefined : sessionStorage
  } catch {
    return undefined
  }
}

function onScrolledDown(signal: AbortSignal, callback: () => void): void {
  const handleScroll = () => {
    const distance = document.documentElement.scrollHeight - innerHeight
    if (distance > 0 && scrollY / distance >= SCROLL_TRIGGER) {
      callback()
    }
  }
  addEventListener('scroll', handleScroll, { signal, passive: true })
}

/** Counts this page, unless it is a reload of the last one, and returns the count. */
function countPage(storage: Storage): number {
  const before = Number(storage.getItem(PAGES))
  const count = storage.getItem(LAST) === location.pathname ? before : before + 1
  storage.setItem(PAGES, String(count))
  storage.setItem(LAST, location.pathname)
  return count
}

const isDismissed = () => document.cookie.split('; ').includes(`${COOKIE}=dismissed`)

/** The cookie question has priority at the bottom of the window. The strip may be shown later. */
const isConsentOpen = () => document.querySelector('.w-consent') !== null

const isInWindow = (strip: HTMLElement | null) => (strip?.getBoundingClientRect().top ?? 0) < innerHeight

/** Pages with a bar at the bottom of the window set this property, at the widths that have it. */
const hasOtherBar = (strip: HTMLElement | null) =>
  strip !== null && !/^(0px)?$/.test(getComputedStyle(strip).getPropertyValue('--foot-bar').trim())

/** People who are filling in a form must not be asked for something else. */
const hasForm = () =>
  document.querySelector(
    'main form[method="post" i] :is(textarea, select, input:not([type="hidden"], [type="submit"], [type="checkbox"]))',
  ) !== null
