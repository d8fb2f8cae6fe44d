import type { Swiper } from 'swiper'

interface Attached {
  ready: Promise<Swiper | undefined>
  detach: () => void
}

/**
 * Loads Swiper's core and lets it drive the row. In its scrolling mode it changes no layout: widths and gaps stay those
 * of the style sheet (`auto`), so nothing moves when it takes over, and no text is parsed as HTML anywhere in the core.
 */
export function attachSwiper(root: HTMLElement | null): Attached {
  let swiper: Swiper | undefined
  let gone = false
  const view = root?.querySelector<HTMLElement>('.ui-carousel__view')

  const start = async () => {
    const module = await import('swiper')
    if (view && !gone) {
      swiper = createSwiper(module.Swiper, view)
    }
    return swiper
  }

  return {
    ready: start(),
    detach: () => {
      gone = true
      swiper?.destroy(true, true)
    },
  }
}

function createSwiper(Core: typeof Swiper, view: HTMLElement): Swiper {
  return new Core(view, {
    cssMode: true,
    slidesPerView: 'auto',
    initialSlide: firstInView(view),
    wrapperClass: 'ui-carousel__track',
    slideClass: 'ui-carousel__slide',
  })
}

/** A visitor may have swiped before Swiper came: it starts where the row stands. */
function firstInView(view: HTMLElement): number {
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
