import { type RefObject, useEffect, useRef } from 'react'

export function useSeenOnce(element: RefObject<HTMLElement | null>, onSeen: () => void): void {
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    const target = element.current
    if (!target) {
      return undefined
    }
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) {
          observer.disconnect()
          latest.current()
        }
      },
      { threshold: 0.5 },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
}
