/** Browsers round boxes, so an element that fills the viewport exactly may measure half a pixel less. */
const ROUNDING = 0.5

/**
 * Calls `onChange` when the visible fraction of an element reaches `ratio` (0 to 1), and when it falls below it; `time`
 * is that of the frame. For an element taller than the viewport, the ratio is that of the viewport: at most a third of a
 * section three windows high can ever be visible. Returns a function that stops observing.
 */
export function observeVisibility(
  element: Element,
  ratio: number,
  onChange: (isVisible: boolean, time: number) => void,
): () => void {
  let observer: IntersectionObserver | undefined
  let isVisible = false

  const observe = () => {
    observer?.disconnect()
    const threshold = thresholdOf(element, ratio)
    observer = new IntersectionObserver(
      entries => {
        const last = entries[entries.length - 1]
        const isVisibleNow = !!last?.isIntersecting && last.intersectionRatio >= threshold
        if (isVisibleNow !== isVisible) {
          isVisible = isVisibleNow
          onChange(isVisible, last?.time ?? 0)
        }
      },
      { threshold },
    )
    observer.observe(element)
  }

  // A ResizeObserver also calls back once at the start.
  const resizeObserver = new ResizeObserver(observe)
  resizeObserver.observe(element)
  addEventListener('resize', observe)
  return () => {
    removeEventListener('resize', observe)
    resizeObserver.disconnect()
    observer?.disconnect()
  }
}

/** Returns the fraction of the element's own height that must be visible. */
function thresholdOf(element: Element, ratio: number): number {
  const { height } = element.getBoundingClientRect()
  const visibleHeight = ratio * Math.min(height, innerHeight) - ROUNDING
  return height > 0 ? Math.min(1, Math.max(0.001, visibleHeight / height)) : 1
}

/** Returns whether any part of the element is in the viewport. */
export function isInViewport(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
