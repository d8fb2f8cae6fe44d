import { type RefObject, useEffect } from 'react'

/** Everything of ours that stands at the foot of the window just now. */
const standing = new Set<HTMLElement>()

/**
 * For a card that is fixed or stuck to the foot of the window while `shown`: the browser then never scrolls what gets
 * the focus to a place that lies under it, whatever the height of the card and of what else stands there.
 */
export function useFoot(ref: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const card = ref.current
    if (!shown || !card) {
      return
    }
    standing.add(card)
    const sizes = new ResizeObserver(keepClear)
    sizes.observe(card)
    keepClear()
    // Whoever is reading there with the keyboard is not covered, either.
    if (document.activeElement !== document.body) {
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    return () => {
      sizes.disconnect()
      standing.delete(card)
      keepClear()
    }
  }, [ref, shown])
}

function keepClear(): void {
  const height = Math.max(0, ...[...standing].map(heightBelow))
  document.documentElement.style.scrollPaddingBlockEnd = height ? `${height}px` : ''
}

/** From the upper edge of a card down to the foot of the window; 0 for one that does not stand there now. */
function heightBelow(card: HTMLElement): number {
  const { position, bottom } = getComputedStyle(card)
  const stands = position === 'fixed' || position === 'sticky'
  return stands && card.offsetHeight > 0 ? card.offsetHeight + (parseFloat(bottom) || 0) : 0
}
