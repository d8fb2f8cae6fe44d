import { expect, test } from '../support/site-page'

test('on the narrowest phone every tab is in view', async ({ page, landmarks }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(`${landmarks.companyWithClip}/gallery`)
  const tabs = page.getByRole('navigation', { name: /^More about/ })
  for (const tab of await tabs.getByRole('link').all()) {
    await expect(tab).toBeInViewport({ ratio: 0.99 })
  }
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollX), 'the page itself stays').toBe(0)
})
