import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onImpression` once with the `data-item` of each item of a list when half of the item is in the viewport. */
export function useImpressions(
  list: RefObject<HTMLElement | null>,
  count: number,
  onImpression: (id: string) => void,
): void {
  const latest = useRef(onImpression)
  const reported = useRef(new Set<string>())
  useEffect(() => {
    latest.current = onImpression
  })
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) {
          const id = target.getAttribute('data-item') ?? ''
          if (isIntersecting && !reported.current.has(id)) {
            reported.current.add(id)
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
