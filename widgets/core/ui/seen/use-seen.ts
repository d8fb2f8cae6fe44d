import { type RefObject, useEffect, useRef } from 'react'

/** For a list whose promoted items carry `data-item`: calls `tell` with its value once, when half of the item is in view. */
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
          const id = target.getAttribute('data-item') ?? ''
          if (isIntersecting && !told.current.has(id)) {
            told.current.add(id)
            observer.unobserve(target)
            latest.current(id)
          }
        }
      },
      { threshold: 0.5 },
    )
    for (const item of list.current?.querySelectorAll(':scope > [data-item]') ?? []) {
      observer.observe(item)
    }
    return () => observer.disconnect()
  }, [list, count])
}
