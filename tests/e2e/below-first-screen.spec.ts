import type { Locator } from '@playwright/test'
import { shiftOf, watchShifts } from '../support/layout-shift'
import { expect, readThrough, test } from '../support/site-page'

test.use({ isFirstVisit: true, viewport: { width: 375, height: 812 } })

const visibilityOf = (section: Locator) =>
  section.evaluate(element => getComputedStyle(element).getPropertyValue('content-visibility'))

test('sections and cards below the first screen of a phone are laid out when they come near it', async ({ page }) => {
  for (const [path, last] of [
    ['/', '[data-below]'],
    ['/search-jobs', '.w-search-app .ui-card-list > li'],
  ] as const) {
    await page.goto(path)
    expect(await visibilityOf(page.locator(last).last())).toBe('auto')
    await page.evaluate(() => scrollTo(0, 40))
    expect(await visibilityOf(page.locator(last).last())).toBe('auto')
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await visibilityOf(page.locator('.w-search-app .ui-card-list > li').last())).toBe('visible')
})

test('nothing moves while someone reads a page to its end', async ({ page, landmarks }) => {
  await watchShifts(page)
  for (const path of ['/', landmarks.company]) {
    await page.goto(path)
    await readThrough(page)
    expect(await shiftOf(page)).toBeLessThan(0.02)
  }
})

test('a section that the address names is in view', async ({ page }) => {
  await page.goto('/#job-types')
  await expect(page.locator('#job-types-heading')).toBeInViewport()
  await expect(page.locator('#job-types a').first()).toBeInViewport()
})
