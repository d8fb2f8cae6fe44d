import type { Locator, Page } from '@playwright/test'
import type { Landmarks } from '../support/landmarks'
import { expect, test } from '../support/site-page'

test.use({ allowed: /ERR_FAILED/, viewport: { width: 375, height: 812 } })

const below = (page: Page) => page.locator('[data-below]')
const visibilityOf = (section: Locator) =>
  section.evaluate(element => getComputedStyle(element).getPropertyValue('content-visibility'))

const PAGES = (at: Landmarks) => ['/', at.company, at.openJob, at.review, '/top-employers']

test('sections below the first screen are left out until someone uses the page', async ({ page, landmarks }) => {
  for (const path of PAGES(landmarks)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, await visibilityOf(below(page).last())]).toEqual([path, 'auto'])
    await page.evaluate(() => scrollTo(0, 40))
    await expect(below(page)).toHaveCount(0)
  }
})

test('cards at the end of a list are left out until then, and a reader who comes back finds the one that they left', async ({
  page,
}) => {
  const cards = page.locator('.w-search-app .ui-card-list > li')
  await page.goto('/search-jobs', { waitUntil: 'networkidle' })
  expect(await visibilityOf(cards.last())).toBe('auto')
  await page.evaluate(() => scrollTo(0, 40))
  await expect(below(page)).toHaveCount(0)
  expect(await visibilityOf(cards.last())).toBe('visible')

  await cards.nth(14).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/jobs\//)
  await page.goBack()
  await expect(below(page)).toHaveCount(0)
  await expect(cards.nth(14)).toBeInViewport()
})

test('reviews at the end of a page of them are left out until then, too', async ({ page, landmarks }) => {
  const reviews = page.locator('.l-review')
  await page.goto(`${landmarks.company}/reviews`, { waitUntil: 'networkidle' })
  expect(await visibilityOf(reviews.nth(4))).toBe('visible')
  expect(await visibilityOf(reviews.nth(5))).toBe('auto')
  await page.evaluate(() => scrollTo(0, 40))
  await expect(below(page)).toHaveCount(0)
  expect(await visibilityOf(reviews.nth(5))).toBe('visible')
})

test('hot jobs have no code until someone uses the page', async ({ page }) => {
  const jobs = page.locator('[data-widget="hot-jobs"]')
  await page.goto('/hot-jobs', { waitUntil: 'networkidle' })
  await expect(jobs).not.toHaveAttribute('data-state', /./)
  await page.evaluate(() => scrollTo(0, 40))
  await expect(jobs).toHaveAttribute('data-state', 'mounted')
})

test('a page that is loaded again further down is laid out at once', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 900))
  await expect(below(page)).toHaveCount(0)
  await page.reload()
  await expect(below(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('a section that is reached before that is there in full', async ({ page }) => {
  await page.route('**/assets/start-*.js', route => route.abort())
  await page.goto('/#hot')
  await expect(page.getByRole('heading', { name: 'Hot jobs' })).toBeInViewport()
  await expect(page.locator('#hot .ui-card').first()).toBeInViewport()
})

test('a section that is linked to stays in view while those above it are laid out', async ({ page }) => {
  await page.goto('/#hot')
  await expect(below(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Hot jobs' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all sections are laid out at once', async ({ page }) => {
    await page.goto('/')
    expect(await visibilityOf(page.locator('#hot'))).toBe('visible')
  })
})
