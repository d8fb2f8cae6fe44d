import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onClick` with the `data-item` of a card when its title link is clicked, including clicks that open a new tab. */
export function useCardClicks(
  list: RefObject<HTMLElement | null>,
  isRendered: boolean,
  onClick: (id: string) => void,
): void {
  const latest = useRef(onClick)
  useEffect(() => {
    latest.current = onClick
  })
  useEffect(() => {
    const element = list.current
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('.ui-card__link') : null
      const id = link?.closest('[data-item]')?.getAttribute('data-item')
      // The right button opens a menu.
      if (id && event.button < 2) {
        latest.current(id)
      }
    }
    element?.addEventListener('click', handleClick)
    element?.addEventListener('auxclick', handleClick)
    return () => {
      element?.removeEventListener('click', handleClick)
      element?.removeEventListener('auxclick', handleClick)
    }
  }, [list, isRendered])
}
