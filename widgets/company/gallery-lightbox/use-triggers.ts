import { isPlainClick } from '@firstrung/ui'
import { useEffect, useRef, useState } from 'react'
import type { GalleryItem } from './contract'

/**
 * Opens the gallery from links anywhere on the page, including links that are added later. If the lightbox fails to
 * load, the browser follows the link. Returns whether the lightbox is loading.
 */
export function useTriggers(
  selector: string,
  items: readonly GalleryItem[],
  open: (index: number) => Promise<void>,
): boolean {
  const [loading, setLoading] = useState(false)
  const latest = useRef({ items, open })
  useEffect(() => {
    latest.current = { items, open }
  })

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const trigger = findTrigger(event, selector)
      const index = trigger ? findIndex(trigger, latest.current.items) : -1
      if (trigger && index >= 0) {
        event.preventDefault()
        setLoading(true)
        const opening = latest.current.open(index).catch(() => follow(trigger))
        void opening.finally(() => setLoading(false))
      }
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [selector])

  return loading
}

/** Returns the trigger of a plain click; clicks that open a new tab or window are left to the browser. */
function findTrigger(event: MouseEvent, selector: string): HTMLElement | null {
  const { target } = event
  return isPlainClick(event) && target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function findIndex(trigger: HTMLElement, items: readonly GalleryItem[]): number {
  const byId = items.findIndex(({ id }) => String(id) === trigger.dataset.gallery)
  const url = trigger.getAttribute('href')
  return byId >= 0 ? byId : items.findIndex(({ src }) => src === url)
}

function follow(trigger: HTMLElement): void {
  const url = trigger.getAttribute('href')
  if (url) {
    location.assign(url)
  }
}
