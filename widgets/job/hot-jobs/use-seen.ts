import { type RefObject, useEffect, useRef } from 'react'

/** Calls `tell` with the id of each job once, when half of its card is in view for the first time. */
export function useSeen(list: RefObject<HTMLElement | null>, count: number, tell: (id: string) => void): void {
  const latest = useRef(tell)
  const told = useRef(new Set<string>())
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) {
          const id = target.getAttribute('data-job') ?? ''
          if (isIntersecting && !told.current.has(id)) {
            told.current.add(id)
            observer.unobserve(target)
            latest.current(id)
          }
        }
      },
      { threshold: 0.5 },
    )
    for (const item of list.current?.children ?? []) {
      observer.observe(item)
    }
    return () => observer.disconnect()
  }, [list, count])
}
