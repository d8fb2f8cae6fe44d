import { useEffect } from 'react'

/** Keeps the page behind from scrolling while `locked`, in windows that match the query. */
export function useScrollLock(locked: boolean, query = 'all'): void {
  useEffect(() => {
    if (!locked || !matchMedia(query).matches) {
      return
    }
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
    }
  }, [locked, query])
}
