import type { Swiper } from 'swiper'

/**
 * Loads Swiper's core, attaches it to the row and passes the instance to `onReady`, or undefined if it does not load:
 * the row also scrolls without it. In `cssMode` Swiper changes no layout: the style sheet sets widths and gaps
 * (`auto`), so nothing moves when it is attached, and its core parses no text as HTML. Returns a function that detaches
 * it.
 */
export function attachSwiper(root: HTMLElement | null, onReady: (swiper: Swiper | undefined) => void): () => void {
  let swiper: Swiper | undefined
  let isDetached = false
  const view = root?.querySelector<HTMLElement>('.ui-carousel__view')

  const start = async () => {
    const module = await import('swiper')
    if (view && !isDetached) {
      swiper = createSwiper(module.Swiper, view)
    }
    return swiper
  }
  void start()
    .catch(() => undefined)
    .then(onReady)

  return () => {
    isDetached = true
    swiper?.destroy(true, true)
  }
}

function createSwiper(Core: typeof Swiper, view: HTMLElement): Swiper {
  return new Core(view, {
    cssMode: true,
    slidesPerView: 'auto',
    initialSlide: firstSlideInView(view),
    wrapperClass: 'ui-carousel__track',
    slideClass: 'ui-carousel__slide',
  })
}

/** The row may have been scrolled before Swiper was loaded. */
function firstSlideInView(view: HTMLElement): number {
  const track = view.firstElementChild
  const slide = track?.firstElementChild
  if (!track || !slide) {
    return 0
  }
  const pitch = slide.nextElementSibling
    ? Math.abs(slide.nextElementSibling.getBoundingClientRect().left - slide.getBoundingClientRect().left)
    : slide.clientWidth
  return Math.round(Math.abs(track.scrollLeft) / pitch) || 0
}
