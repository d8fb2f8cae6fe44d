import { contract } from '../../widgets/job/related-jobs/contract'
import { examples } from '../../widgets/job/related-jobs/examples'
import { slidesInView, swiperIsThere, analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

const impression = {
  event: 'service_impression',
  action: 'related_job',
  id: 3,
  category: 'Engineering & science',
  category_id: 5,
}

test('without JavaScript each card links to the page that saves its job', async ({ page }) => {
  const [job] = examples.default.jobs
  const plain = await openWidget(page, 'related-jobs', 'default', { script: false })
  const link = plain.host.getByRole('link', { name: `Save ${job?.title}` }).first()
  await expect(link).toHaveAttribute('href', `/login?save=jobs-${job?.id}`)
})

test('shows 1.2 slides, 2 from 600, 3 from 800 and 4 from 1200, 10 px apart', async ({ page }) => {
  await openWidget(page, 'related-jobs')
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

test('sends events for the slides in view, at first and after each move', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const opened = await openWidget(page, 'related-jobs')
  await swiperIsThere(page)
  await expect.poll(() => analyticsEventsOf(opened)).toEqual([impression, impression, impression, impression])

  // Of the last four slides, two have no service type id.
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(page.getByRole('status')).toHaveText('Showing 5 to 8 of 8')
  await expect.poll(async () => (await analyticsEventsOf(opened)).length).toBe(6)
  expect((await analyticsEventsOf(opened)).at(-1)).toEqual(impression)
})

test('sends the event again when a slide comes back into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 700, height: 900 })
  const opened = await openWidget(page, 'related-jobs')
  await swiperIsThere(page)
  await expect.poll(async () => (await analyticsEventsOf(opened)).length).toBe(2)
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect.poll(async () => (await analyticsEventsOf(opened)).length).toBe(4)
  await page.getByRole('button', { name: /^Previous/ }).click()
  await expect.poll(async () => (await analyticsEventsOf(opened)).length).toBe(6)
})

test('sends a click event when the job of a slide is followed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const opened = await openWidget(page, 'related-jobs')
  await swiperIsThere(page)
  await expect.poll(async () => (await analyticsEventsOf(opened)).length).toBe(4)
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await opened.host.locator('.ui-carousel__slide .ui-card__link').first().press('Enter')
  expect((await analyticsEventsOf(opened)).slice(4)).toEqual([{ ...impression, event: 'service_click' }])
  await opened.host.getByRole('link', { name: /^Save/ }).first().click()
  expect(await analyticsEventsOf(opened)).toHaveLength(5)
})

test('integration 0 turns the events off, from JSON and from the attribute', async ({ page }) => {
  const silent = await openWidget(page, 'related-jobs', 'silent')
  await swiperIsThere(page)
  expect(await analyticsEventsOf(silent)).toEqual([])

  const marker = (html: string) => html.replace('<div ', '<div data-integration="0" ')
  const attribute = await openWidget(page, 'related-jobs', 'default', { marker })
  await attribute.mounted()
  await swiperIsThere(page)
  expect(await analyticsEventsOf(attribute)).toEqual([])
})

test('slides carry their analytics items without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'related-jobs', 'default', { script: false })
  const first = await plain.host.locator('.ui-carousel__slide').first().getAttribute('data-analytics')
  expect(JSON.parse(first ?? '')).toEqual(examples.default.jobs[0]?.analytics)
})

test('shows nothing without jobs', async ({ page }) => {
  const { host } = await openWidget(page, 'related-jobs', 'empty')
  await expect(host.locator('*:not(script)')).toHaveCount(0)
})
