import type { Lightbox } from './use-glightbox'

/** GLightbox's gestures. It finds double taps within 250 ms and 30 px and long taps after 750 ms, and uses neither. */
export interface Touch {
  on: (gesture: 'touchStart' | 'swipe' | 'doubleTap' | 'longTap', handler: (event: TouchEvent) => void) => void
}

type Swipe = TouchEvent & { direction?: 'Left' | 'Right' | 'Up' | 'Down' }

const ZOOMED = 'w-gallery-lightbox--zoomed'
const BARE = 'w-gallery-lightbox--bare'

/**
 * What fingers do beyond GLightbox: swipes go round at the ends, a double tap makes the picture larger at that point,
 * and a long tap takes words and buttons away or brings them back. Returns how to stop.
 */
export function listenToTouch(lightbox: Lightbox, dialog: HTMLElement): () => void {
  const { touch } = lightbox.events ?? {}
  let first = lightbox.index
  touch?.on('touchStart', () => {
    first = lightbox.index
  })
  touch?.on('swipe', event => {
    const { direction } = event as Swipe
    const last = lightbox.elements.length - 1
    dialog.classList.remove(ZOOMED)
    // GLightbox has moved already, unless it stands at an end.
    if (lightbox.index !== first || last < 1) {
      return
    }
    if (direction === 'Left' && first === last) {
      lightbox.nextSlide()
    } else if (direction === 'Right' && first === 0) {
      lightbox.prevSlide()
    }
  })
  touch?.on('doubleTap', event => zoomAt(dialog, event.changedTouches[0]))
  touch?.on('longTap', () => dialog.classList.toggle(BARE))
  return () => dialog.classList.remove(ZOOMED, BARE)
}

function zoomAt(dialog: HTMLElement, point: Touch2D | undefined): void {
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

interface Touch2D {
  clientX: number
  clientY: number
}
