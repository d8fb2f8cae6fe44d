import { useEffect } from 'react'

/** Prevents the page from scrolling while `isLocked`, if the media query matches. */
export function useScrollLock(isLocked: boolean, query = 'all'): void {
  useEffect(() => {
    if (!isLocked || !matchMedia(query).matches) {
      return
    }
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
    }
  }, [isLocked, query])
}
