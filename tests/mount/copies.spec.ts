import { expect, type Page } from '@playwright/test'
import { logOf, startOn, test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two copies of the runtime on a page do no harm', async ({ page, site }) => {
    const twin = '<script type="module" src="/assets/twin/main.js"></script>'
    await page.goto(site.page('/', site.marker('counter') + twin))
    await expect(page.getByRole('button')).toHaveText('Count: 0')
  })
})

/** Presses every button twice, and expects each press to count once. */
async function expectOneOwner(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-state=mounted]')).toHaveCount(count)
  for (const button of await page.getByRole('button').all()) {
    await button.click()
    await button.click()
    await expect(button).toHaveText(/: 2$/)
  }
  expect((await logOf(page)).filter(line => line.startsWith('mounted'))).toHaveLength(count)
}

test('a bundle that is included twice mounts each marker once', async ({ page, site }) => {
  const twin = '<script type="module" src="/assets/twin/main.js"></script>'
  await page.goto(site.page('/', site.marker('counter') + site.marker('counter', { key: 'k2' }) + twin))
  await expectOneOwner(page, 2)
})

test('a second copy hands its widgets to the first, with the framework they were built with', async ({
  page,
  site,
}) => {
  await page.goto(site.page('/', site.marker('counter', { props: { label: 'One' } }), 'core.js'))
  await startOn(page, ['notes'])
  await startOn(page, ['counter'], 'twin/core.js')
  await expectOneOwner(page, 1)
  expect(site.asked('twin/counter.js')).toBe(1)
})

test.describe('another release on the page', () => {
  test.use({ noise: async ({ browserName: _ }, use) => use(['ignored: page has']) })

  test('finds its widgets taken: one owner, and one warning', async ({ page, site }) => {
    const warnings: string[] = []
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
    await page.goto(site.page('/', site.marker('counter'), 'core.js'))
    await startOn(page, ['counter'])
    await startOn(page, ['counter'], 'next/core.js')
    await expectOneOwner(page, 1)
    expect(warnings).toEqual(['Widget "counter" 9.9.9 ignored: page has 1.3.1'])
    expect(site.asked('next/counter.js')).toBe(0)
  })

  test('mounts widgets that only it has, and never hydrates ours', async ({ page, site }) => {
    await page.goto(site.page('/', site.marker('counter'), 'core.js'))
    await startOn(page, ['notes'])
    await page.evaluate(() => Object.assign(window, { server: document.querySelector('button') }))
    await startOn(page, ['counter'], 'next/core.js')
    await expectOneOwner(page, 1)
    expect(await page.evaluate(() => (window as unknown as { server: Element }).server.isConnected)).toBe(false)
  })
})
