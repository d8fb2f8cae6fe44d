/** GLightbox's gestures. It detects double taps (within 250 ms and 30 px) and long taps (750 ms), but does not use them. */
interface Touch {
  on: (gesture: 'touchStart' | 'swipe' | 'doubleTap' | 'longTap', handler: (event: TouchEvent) => void) => void
}

/** The parts of GLightbox that we use; its own types lack the touch object and the slider. */
export interface Lightbox {
  index: number
  /** True for a moment after a drag, so that the click at its end is ignored. */
  preventOutsideClick?: boolean
  elements: unknown[]
  events: { touch?: Touch } | null
  slidesContainer: HTMLElement
  openAt: (index: number) => void
  close: () => void
  nextSlide: () => void
  prevSlide: () => void
  on: (event: string, callback: (data: { current: { index: number } }) => void) => void
}

type Swipe = TouchEvent & { direction?: 'Left' | 'Right' | 'Up' | 'Down' }

const ZOOMED = 'w-gallery-lightbox--zoomed'
const NO_CONTROLS = 'w-gallery-lightbox--no-controls'

/**
 * Adds gestures to GLightbox: swipes wrap around at the ends, a double tap zooms in on that point, and a long tap hides
 * or shows the caption and the buttons. Returns a function that resets the dialog.
 */
export function listenToTouch(lightbox: Lightbox, dialog: HTMLElement): () => void {
  const { touch } = lightbox.events ?? {}
  let startIndex = lightbox.index
  touch?.on('touchStart', () => {
    startIndex = lightbox.index
  })
  touch?.on('swipe', event => {
    const { direction } = event as Swipe
    const last = lightbox.elements.length - 1
    dialog.classList.remove(ZOOMED)
    // GLightbox has already moved, except at the ends.
    if (lightbox.index !== startIndex || last < 1) {
      return
    }
    if (direction === 'Left' && startIndex === last) {
      lightbox.nextSlide()
    } else if (direction === 'Right' && startIndex === 0) {
      lightbox.prevSlide()
    }
  })
  touch?.on('doubleTap', event => zoomAt(dialog, event.changedTouches[0]))
  touch?.on('longTap', () => dialog.classList.toggle(NO_CONTROLS))
  return () => dialog.classList.remove(ZOOMED, NO_CONTROLS)
}

function zoomAt(dialog: HTMLElement, point: Point | undefined): void {
  const picture = dialog.querySelector<HTMLElement>('.gslide.current img')
  if (!picture || !point) {
    return
  }
  if (!dialog.classList.contains(ZOOMED)) {
    const { left, top } = picture.getBoundingClientRect()
    picture.style.transformOrigin = `${point.clientX - left}px ${point.clientY - top}px`
  }
  dialog.classList.toggle(ZOOMED)
}

interface Point {
  clientX: number
  clientY: number
}
