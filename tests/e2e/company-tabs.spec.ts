import { expect, test } from '../support/site-page'

test('on the narrowest phone the current tab is in view', async ({ page, landmarks }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${landmarks.companyWithClip}/gallery`)
  const tabs = page.getByRole('navigation', { name: /^More about/ })
  const row = await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(row, 'more tabs than there is room for').toBeGreaterThan(0)
  await expect(tabs.getByRole('link', { name: /^Gallery/ })).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollX), 'the page itself stays').toBe(0)
})
