import { contract } from '../../widgets/review/related-reviews/contract'
import { examples } from '../../widgets/review/related-reviews/examples'
import { slidesInView, swiperIsThere, analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('shows 1.2 slides, 2 from 600, 3 from 800 and 4 from 1200, 10 px apart', { tag: '@full' }, async ({ page }) => {
  await openWidget(page, 'related-reviews')
  await swiperIsThere(page)
  const steps = [
    [599, 1.2],
    [600, 2],
    [799, 2],
    [800, 3],
    [1199, 3],
    [1200, 4],
  ] as const
  for (const [width, perView] of steps) {
    expect(await slidesInView(page, width)).toEqual({ perView, gap: 10 })
  }
})

test('sends an event for each visible slide with a promotion', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const opened = await openWidget(page, 'related-reviews')
  await swiperIsThere(page)
  await expect.poll(async () => (await analyticsEventsOf(opened)).length).toBe(3)
  expect((await analyticsEventsOf(opened))[0]).toEqual({
    event: 'service_impression',
    action: 'related_review',
    id: 4,
    category: 'Placements & internships',
    category_id: 1,
  })
})

test('sends a click event when the review of a slide is followed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const opened = await openWidget(page, 'related-reviews')
  await swiperIsThere(page)
  await expect.poll(async () => (await analyticsEventsOf(opened)).length).toBe(3)
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await opened.host.locator('.ui-carousel__slide .ui-card__link').first().press('Enter')
  expect((await analyticsEventsOf(opened)).at(-1)).toMatchObject({ event: 'service_click', action: 'related_review' })
})

test('integration 0 turns the events off', { tag: '@full' }, async ({ page }) => {
  const opened = await openWidget(page, 'related-reviews', 'silent')
  await swiperIsThere(page)
  expect(await analyticsEventsOf(opened)).toEqual([])
})

test('does not repeat the employer where all reviews are of one', async ({ page }) => {
  const { host } = await openWidget(page, 'related-reviews', 'of one employer')
  await expect(host.locator('.ui-review-card').first()).toContainText('Site engineer')
  await expect(host.getByRole('link', { name: /Morrow/ })).toHaveCount(0)
  await expect(host.locator('.ui-logo-mark')).toHaveCount(0)
})

test('shows nothing without reviews', async ({ page }) => {
  const { host } = await openWidget(page, 'related-reviews', 'empty')
  await expect(host.locator('*:not(script)')).toHaveCount(0)
})
