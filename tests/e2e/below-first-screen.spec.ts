import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/site-page'

test.use({ allowed: /ERR_FAILED/, viewport: { width: 375, height: 812 } })

const below = (page: Page) => page.locator('[data-below]')
const visibilityOf = (section: Locator) =>
  section.evaluate(element => getComputedStyle(element).getPropertyValue('content-visibility'))

test('sections below the first screen are laid out once it is painted', async ({ page, landmarks }) => {
  await page.route('**/assets/start-*.js', route => route.abort())
  for (const path of ['/', landmarks.company, landmarks.openJob, landmarks.review]) {
    await page.goto(path)
    expect([path, await visibilityOf(below(page).last())]).toEqual([path, 'auto'])
  }

  await page.unroute('**/assets/start-*.js')
  for (const path of ['/', landmarks.company, landmarks.openJob, landmarks.review]) {
    await page.goto(path)
    await expect(below(page)).toHaveCount(0)
  }
})

test('a section that is reached before that is there in full', async ({ page }) => {
  await page.route('**/assets/start-*.js', route => route.abort())
  await page.goto('/#hot')
  await expect(page.getByRole('heading', { name: 'Hot jobs' })).toBeInViewport()
  await expect(page.locator('#hot .ui-card').first()).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all sections are laid out at once', async ({ page }) => {
    await page.goto('/')
    expect(await visibilityOf(page.locator('#hot'))).toBe('visible')
  })
})
