import { type RefObject, useEffect, useRef } from 'react'

/** Calls `tell` with the `data-item` of a card that was followed, also into a new tab. The rest of a card is no way there. */
export function useFollowed(list: RefObject<HTMLElement | null>, there: boolean, tell: (id: string) => void): void {
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    const element = list.current
    const followed = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('.ui-card__link') : null
      const id = link?.closest('[data-item]')?.getAttribute('data-item')
      if (id && event.button < 2) {
        latest.current(id)
      }
    }
    element?.addEventListener('click', followed)
    element?.addEventListener('auxclick', followed)
    return () => {
      element?.removeEventListener('click', followed)
      element?.removeEventListener('auxclick', followed)
    }
  }, [list, there])
}
