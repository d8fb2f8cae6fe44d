import { contract } from '../../widgets/site/carousel/contract'
import { examples } from '../../widgets/site/carousel/examples'
import { slidesInView, swiperIsThere } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

const STEPS = [
  [599, 1.2],
  [600, 2],
  [899, 2],
  [900, 3],
] as const

test('shows 1.2, 2 and 3 slides without JavaScript', { tag: '@full' }, async ({ page }) => {
  const plain = await openWidget(page, 'carousel', 'default', { script: false })
  for (const [width, perView] of STEPS) {
    await plain.page.setViewportSize({ width, height: 900 })
    const box = await plain.host.locator('.ui-carousel__slide').first().boundingBox()
    const track = await plain.host.locator('.ui-carousel__track').boundingBox()
    expect((track?.width ?? 0) / (box?.width ?? 1)).toBeCloseTo(perView, 0)
  }
})

test('shows 1.2 slides, 2 from 600 and 3 from 900, before and after Swiper', async ({ page }) => {
  const { start } = await openWidget(page, 'carousel', 'default', { script: 'later' })
  for (const [width, perView] of STEPS) {
    expect((await slidesInView(page, width)).perView).toBe(perView)
  }
  await start()
  await swiperIsThere(page)
  for (const [width, perView] of STEPS) {
    expect((await slidesInView(page, width)).perView).toBe(perView)
  }
})

test('causes no layout shift when Swiper takes over', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        seen.shift += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { start } = await openWidget(page, 'carousel', 'default', { script: 'later', after: '<p>After</p>' })
  await start()
  await swiperIsThere(page)
  await expect(page.getByRole('button', { name: /^Next/ })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBeLessThan(0.01)
})

test('the buttons move by one view, announce the position and stop at both ends', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await openWidget(page, 'carousel')
  await swiperIsThere(page)
  const next = page.getByRole('button', { name: /^Next/ })
  const previous = page.getByRole('button', { name: /^Previous/ })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  await next.click()
  await expect(page.getByRole('status')).toHaveText('Showing 4 to 6 of 7')
  await next.click()
  await expect(page.getByRole('status')).toHaveText('Showing 5 to 7 of 7')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await previous.click()
  await expect(next).toHaveAttribute('aria-disabled', 'false')
})

test('arrow keys move the carousel, and focus scrolls hidden slides into view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openWidget(page, 'carousel')
  await swiperIsThere(page)
  const links = page.locator('.ui-card__link')
  await links.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(links.nth(1)).toBeInViewport()
  await links.last().focus()
  await expect(links.last()).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: /^Next/ })).toHaveAttribute('aria-disabled', 'false')
})

test('arrow keys follow the reading direction', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const { start } = await openWidget(page, 'carousel', 'default', { script: 'later' })
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await start()
  await swiperIsThere(page)
  await page.locator('.ui-card__link').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: /^Previous/ })).toHaveAttribute('aria-disabled', 'false')
  await expect(page.locator('.ui-card__link').nth(1)).toBeInViewport()
})

test('loads Swiper only when the carousel is near the window', async ({ page }) => {
  const urls: string[] = []
  page.on('request', request => urls.push(request.url()))
  const lines = '<p>A line of the page</p>'.repeat(200)
  const { start, mounted } = await openWidget(page, 'carousel', 'default', {
    script: 'later',
    mount: 'visible',
    before: lines,
  })
  await start()
  await page.waitForLoadState('networkidle')
  expect(urls.filter(url => /(swiper|carousel)[^/]*\.js/.test(url))).toEqual([])
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await mounted()
  await swiperIsThere(page)
})

test('hides the buttons when all slides fit', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWidget(page, 'carousel', 'tiles')
  await swiperIsThere(page)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('stays usable when Swiper does not load', async ({ page }) => {
  await page.route(/swiper/, route => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }))
  await page.setViewportSize({ width: 375, height: 800 })
  await openWidget(page, 'carousel')
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(page.getByRole('button', { name: /^Previous/ })).toHaveAttribute('aria-disabled', 'false')
})
