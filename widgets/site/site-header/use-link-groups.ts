import { useEffect } from 'react'

/** Closes the link groups in the header around `host` the way menus close; the browser opens them. */
export function useLinkGroups(host: HTMLElement | undefined): void {
  useEffect(() => {
    const header = host?.parentElement
    if (!header) {
      return
    }
    const findOpen = () => [...header.querySelectorAll<HTMLDetailsElement>('details[open]')]
    const stop = new AbortController()
    const closeOthers = ({ target }: Event) => {
      for (const group of findOpen()) {
        if (target instanceof Node && target !== document && !group.contains(target)) {
          group.open = false
        }
      }
    }
    document.addEventListener('pointerdown', closeOthers, { signal: stop.signal })
    document.addEventListener('focusin', closeOthers, { signal: stop.signal })
    header.addEventListener(
      'keydown',
      event => {
        const [group] = findOpen()
        if (event.key === 'Escape' && group?.contains(event.target as Node)) {
          group.open = false
          group.querySelector('summary')?.focus()
        }
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [host])
}
