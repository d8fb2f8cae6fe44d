import { byExample, describeHosts, expect, lostElements, openAllExamples, test } from '../support/widget-page'

test('every example of every widget takes over the server HTML in React @react', async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 375, height: 720 })
  const { shown, hosts, start } = await openAllExamples(page)
  const before = byExample(shown, await describeHosts(hosts))
  await start()
  await expect(page.locator('main > [data-widget]:not([data-state=mounted])')).toHaveCount(0, { timeout: 60_000 })
  expect(byExample(shown, await describeHosts(hosts))).toEqual(before)
  expect(await lostElements(page)).toEqual([])
})
