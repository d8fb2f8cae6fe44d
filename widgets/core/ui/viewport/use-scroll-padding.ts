import { type RefObject, useEffect } from 'react'

/** Cards that may cover the bottom of the viewport. */
const cards = new Set<HTMLElement>()

/**
 * Sets the scroll padding of the page while a card is fixed or sticky at the bottom of the viewport, so that the browser
 * never scrolls the focused element under the card.
 */
export function useScrollPadding(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const card = ref.current
    if (!isShown || !card) {
      return
    }
    cards.add(card)
    const observer = new ResizeObserver(updatePadding)
    observer.observe(card)
    updatePadding()
    // The new card may cover the focused element.
    if (document.activeElement !== document.body) {
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    return () => {
      observer.disconnect()
      cards.delete(card)
      updatePadding()
    }
  }, [ref, isShown])
}

function updatePadding(): void {
  const height = Math.max(0, ...[...cards].map(coveredHeight))
  document.documentElement.style.scrollPaddingBlockEnd = height ? `${height}px` : ''
}

/** Returns the distance from the top of a card to the bottom of the viewport; 0 for a card that is not there now. */
function coveredHeight(card: HTMLElement): number {
  const { position, bottom } = getComputedStyle(card)
  const isAtBottom = position === 'fixed' || position === 'sticky'
  return isAtBottom && card.offsetHeight > 0 ? card.offsetHeight + (parseFloat(bottom) || 0) : 0
}
