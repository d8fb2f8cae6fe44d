import { type RefObject, useEffect, useRef } from 'react'

/**
 * Takes over the links to other lists of the same scope: chips, pages, ways on. Those that open elsewhere, and links to
 * anything else, stay the browser's.
 */
export function useListLinks(
  root: RefObject<HTMLElement | null>,
  scope: string,
  follow: (url: string, link: Element) => void,
): void {
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => {
    const { current: element } = root
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const url = link?.getAttribute('href') ?? ''
      const [path = ''] = url.split('?')
      const elsewhere =
        event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (link && !elsewhere && `${path}/`.startsWith(`/search-${scope}/`)) {
        event.preventDefault()
        latest.current(url, link)
      }
    }
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [root, scope])
}
