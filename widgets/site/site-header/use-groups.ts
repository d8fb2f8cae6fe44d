import { useEffect } from 'react'

/** Closes the groups of links in the header around `host` as menus close; opening them is the browser's. */
export function useGroups(host: HTMLElement | undefined): void {
  useEffect(() => {
    const header = host?.parentElement
    if (!header) {
      return
    }
    const opened = () => [...header.querySelectorAll<HTMLDetailsElement>('details[open]')]
    const stop = new AbortController()
    const leave = ({ target }: Event) => {
      for (const group of opened()) {
        if (target instanceof Node && target !== document && !group.contains(target)) {
          group.open = false
        }
      }
    }
    document.addEventListener('pointerdown', leave, { signal: stop.signal })
    document.addEventListener('focusin', leave, { signal: stop.signal })
    header.addEventListener(
      'keydown',
      event => {
        const [group] = opened()
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
