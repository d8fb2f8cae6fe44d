import { useEffect, useRef, useState } from 'react'
import type { GalleryItem } from './gallery-lightbox'

/**
 * Opens the gallery from links anywhere on the page, also such that come later. Where the lightbox cannot be loaded the
 * link does what it would do without us. True while the lightbox is on its way.
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
      const trigger = triggerOf(event, selector)
      const index = trigger ? indexOf(trigger, latest.current.items) : -1
      if (!trigger || index < 0) {
        return
      }
      event.preventDefault()
      setLoading(true)
      latest.current
        .open(index)
        .catch(() => follow(trigger))
        .finally(() => setLoading(false))
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [selector])

  return loading
}

/** A click that asks for a new tab or window is the browser's. */
function triggerOf(event: MouseEvent, selector: string): HTMLElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  const ours = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented
  return ours && target instanceof Element ? target.closest<HTMLElement>(selector) : null
}

function indexOf(trigger: HTMLElement, items: readonly GalleryItem[]): number {
  const byId = items.findIndex(({ id }) => String(id) === trigger.dataset.gallery)
  const address = trigger.getAttribute('href')
  return byId >= 0 ? byId : items.findIndex(({ src }) => src === address)
}

function follow(trigger: HTMLElement): void {
  const address = trigger.getAttribute('href')
  if (address) {
    location.assign(address)
  }
}
