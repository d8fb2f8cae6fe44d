/** Half a pixel: browsers round boxes, and a block that fills the window exactly counts as filling it. */
const ROUNDING = 0.5

/**
 * Tells when at least `share` (0 to 1) of an element is in view, and when no longer; `time` is that of the frame. Of an element that is taller than
 * the window no more than a windowful can ever be seen, so there the share is that of the window
 * (docs/decisions/0025). Returns the way to stop.
 */
export function watchShare(
  element: Element,
  share: number,
  onChange: (isReached: boolean, time: number) => void,
): () => void {
  let observer: IntersectionObserver | undefined
  let isReached = false

  const observe = () => {
    observer?.disconnect()
    const threshold = thresholdOf(element, share)
    observer = new IntersectionObserver(
      entries => {
        const last = entries[entries.length - 1]
        const isNow = !!last?.isIntersecting && last.intersectionRatio >= threshold
        if (isNow !== isReached) {
          isReached = isNow
          onChange(isNow, last?.time ?? 0)
        }
      },
      { threshold },
    )
    observer.observe(element)
  }

  // A size observer calls at once, too, so this starts the watch.
  const sizes = new ResizeObserver(observe)
  sizes.observe(element)
  addEventListener('resize', observe)
  return () => {
    removeEventListener('resize', observe)
    sizes.disconnect()
    observer?.disconnect()
  }
}

/** The share of the element's own height that has to be in view. */
function thresholdOf(element: Element, share: number): number {
  const { height } = element.getBoundingClientRect()
  const wanted = share * Math.min(height, innerHeight) - ROUNDING
  return height > 0 ? Math.min(1, Math.max(0.001, wanted / height)) : 1
}

/** Whether any of the element stands in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
