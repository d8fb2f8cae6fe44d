import { isPlainClick } from '@firstrung/ui'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Handles plain clicks on links to lists of the same scope: chips, pages, alternatives. The browser handles other links,
 * and clicks that open a new tab or window.
 */
export function useListLinks(
  root: RefObject<HTMLElement | null>,
  scope: string,
  onFollow: (url: string, link: Element) => void,
): void {
  const latest = useRef(onFollow)
  useEffect(() => {
    latest.current = onFollow
  })
  useEffect(() => {
    const { current: element } = root
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const url = link?.getAttribute('href') ?? ''
      const [path = ''] = url.split('?')
      if (link && isPlainClick(event) && `${path}/`.startsWith(`/search-${scope}/`)) {
        event.preventDefault()
        latest.current(url, link)
      }
    }
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [root, scope])
}
