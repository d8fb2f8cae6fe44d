type Gesture = 'touchStart' | 'touchMove' | 'touchEnd' | 'doubleTap' | 'longTap'

/** GLightbox's gestures. It detects double taps (within 250 ms and 30 px) and long taps (750 ms), but does not use them. */
interface Touch {
  on: (gesture: Gesture, handler: (event: TouchEvent) => void) => void
  swipe: { del: () => void }
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

const ZOOMED = 'w-gallery-lightbox--zoomed'
const NO_CONTROLS = 'w-gallery-lightbox--no-controls'

/** Minimum distances of a swipe, in CSS pixels. */
const TOLERANCE_X = 40
const TOLERANCE_Y = 65

/**
 * Adds gestures to GLightbox: swipes that wrap around at the ends or close it, a double tap that zooms in on that point, and
 * a long tap that hides or shows the caption and the buttons. Returns a function that resets the dialog.
 */
export function listenToTouch(lightbox: Lightbox, dialog: HTMLElement): () => void {
  const { touch } = lightbox.events ?? {}
  let start: Point | undefined
  let end: Point | undefined
  // GLightbox itself moves after 30 px and closes after 29% of the window.
  touch?.swipe.del()
  touch?.on('touchStart', event => {
    start = end = pointOf(event)
  })
  touch?.on('touchMove', event => {
    end = pointOf(event)
  })
  touch?.on('touchEnd', () => {
    if (start && end && !isPinched(dialog)) {
      swipe(lightbox, dialog, { x: end.clientX - start.clientX, y: end.clientY - start.clientY })
    }
    start = undefined
  })
  touch?.on('doubleTap', event => zoomAt(dialog, event.changedTouches[0]))
  touch?.on('longTap', () => dialog.classList.toggle(NO_CONTROLS))
  return () => dialog.classList.remove(ZOOMED, NO_CONTROLS)
}

/** Two fingers do not swipe. Copies the point, because Safari moves the touches of earlier events. */
function pointOf({ touches: [touch, second] }: TouchEvent): Point | undefined {
  return touch && !second ? { clientX: touch.clientX, clientY: touch.clientY } : undefined
}

const isPinched = (dialog: HTMLElement) => currentPicture(dialog)?.style.transform.includes('scale3d') ?? false
const currentPicture = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('.gslide.current img')

function swipe(lightbox: Lightbox, dialog: HTMLElement, { x, y }: { x: number; y: number }): void {
  const isSideways = Math.abs(x) > Math.abs(y)
  if (isSideways && Math.abs(x) >= TOLERANCE_X) {
    dialog.classList.remove(ZOOMED)
    if (lightbox.elements.length > 1) {
      const move = x < 0 ? lightbox.nextSlide : lightbox.prevSlide
      move.call(lightbox)
    } else {
      resetPosition(dialog)
    }
  } else if (!isSideways && Math.abs(y) >= TOLERANCE_Y) {
    // GLightbox still needs its state for the rest of this event.
    queueMicrotask(() => lightbox.close())
  }
}

/** GLightbox leaves a picture where a long swipe has moved it. */
function resetPosition(dialog: HTMLElement): void {
  for (const media of dialog.querySelectorAll<HTMLElement>('.gslide.current :is(.gslide-media, .ginner-container)')) {
    media.style.transform = ''
    media.style.opacity = ''
  }
}

function zoomAt(dialog: HTMLElement, point: Point | undefined): void {
  const picture = currentPicture(dialog)
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
