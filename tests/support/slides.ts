import type { Page } from '@playwright/test'
import type { Opened } from './open-widget'

/** Returns the number of visible slides at a window width, to two decimals, and the gap between slides in pixels. */
export async function slidesInView(page: Page, width: number): Promise<{ perView: number; gap: number }> {
  await page.setViewportSize({ width, height: 900 })
  return page.locator('.ui-carousel__track').evaluate(track => {
    const [first, second] = [...track.children].map(slide => slide.getBoundingClientRect())
    const gap = first && second ? second.left - first.right : 0
    const perView = (track.clientWidth + gap) / ((first?.width ?? 1) + gap)
    return { perView: Math.round(perView * 100) / 100, gap: Math.round(gap * 10) / 10 }
  })
}

/** Swiper then controls the row. */
export async function swiperIsThere(page: Page): Promise<void> {
  await page.locator('.ui-carousel__view.swiper-initialized').waitFor()
}

/** Omits the page view. */
export async function analyticsEventsOf({ dataLayer }: Opened): Promise<Record<string, unknown>[]> {
  return (await dataLayer()).filter(({ event }) => event !== 'page_view')
}
