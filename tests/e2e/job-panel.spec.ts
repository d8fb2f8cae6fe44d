import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/site-page'

test.use({ viewport: { width: 1280, height: 900 } })

const panel = (page: Page) => page.getByRole('region', { name: 'Job', exact: true })
const jobHeading = (page: Page) => panel(page).getByRole('heading', { level: 1 })
const cards = (page: Page) => page.locator('.w-search-app__results .ui-card__link')
const isOnList = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /jobs?$/ })).toBeVisible()

test.beforeEach(async ({ page, site }) => {
  await page.context().addCookies([{ name: 'transition-message', value: 'dismissed', url: site.url }])
})

async function openList(page: Page): Promise<void> {
  await page.goto('/search-jobs')
  await expect(page.locator('[data-widget="job-panel"]')).toHaveAttribute('data-state', 'mounted')
}

/** Opens the job of a card, and returns its path. */
async function openJob(page: Page, index: number): Promise<string> {
  const card = cards(page).nth(index)
  const path = (await card.getAttribute('href')) ?? ''
  await card.click()
  await expect(panel(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page).toHaveURL(path)
  return path
}

test('a job opens beside its list with the keyboard, and Escape returns to its card', async ({ page }) => {
  await openList(page)
  const title = await page.title()
  const card = cards(page).nth(3)
  const name = (await card.textContent()) ?? ''
  await card.press('Enter')
  await expect(jobHeading(page)).toBeFocused()
  await expect(jobHeading(page)).toHaveText(name)
  await expect(
    panel(page)
      .getByRole('status')
      .filter({ hasText: /^Opened beside the list/ }),
  ).toHaveCount(1)
  await expect(page).toHaveTitle(new RegExp(`^${name.slice(0, 10)}`))
  await expect(card).toBeInViewport({ ratio: 0.9 })
  await expect(panel(page).locator('[data-widget="job-menu"]')).toHaveAttribute('data-state', 'mounted')
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
  await expect(page).toHaveURL('/search-jobs')
  await expect(page).toHaveTitle(title)
  await expect(panel(page)).toHaveCount(0)
})

test('Back leads through the jobs to the list, and Forward to the job again', async ({ page }) => {
  await openList(page)
  const first = await openJob(page, 0)
  await openJob(page, 2)
  await page.goBack()
  await expect(page).toHaveURL(first)
  await expect(panel(page)).toHaveAttribute('aria-busy', 'false')
  await expect(cards(page).first()).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(cards(page).first()).toBeFocused()
  await page.goForward()
  await expect(jobHeading(page)).toBeFocused()
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/search-jobs')
})

test('a reload shows the page of the job, and Back from there the list', async ({ page }) => {
  await openList(page)
  await openJob(page, 1)
  await page.reload()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'About the job', exact: true })).toBeVisible()
  await expect(page.locator('[data-widget="job-panel"]')).toHaveAttribute('data-state', 'mounted')
  await page.goBack()
  await expect(page).toHaveURL('/search-jobs')
  await isOnList(page)
})

test('the list can be narrowed beside a closed job, in the dark', async ({ page, landmarks }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openList(page)
  await cards(page)
    .first()
    .evaluate((link, path) => link.setAttribute('href', path), landmarks.closedJob)
  await openJob(page, 0)
  await expect(panel(page).getByText('This job has closed.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('closing')
  await expect(page).toHaveURL('/search-jobs?sort=closing')
  await expect(panel(page)).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ allowed: /ERR_FAILED/ })

  test('the link leads to the page of the job', async ({ page, context }) => {
    await openList(page)
    await context.route(/\/jobs\/\d/, route =>
      route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
    )
    await cards(page).first().click()
    await expect(page.getByRole('heading', { name: 'About the job', exact: true })).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
  })
})

test('on a narrower screen it is a plain link, without the code', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 900 })
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto('/search-jobs', { waitUntil: 'networkidle' })
  await cards(page).first().click()
  await expect(page.getByRole('heading', { name: 'About the job', exact: true })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  expect(scripts.filter(url => /job-panel.*\.js$/.test(url))).toEqual([])
})
