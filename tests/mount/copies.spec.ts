import { expect, type Page } from '@playwright/test'
import { VERSION } from '../../widgets/core/mount/version'
import { readLog, registerFixtures, test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page with two copies of the runtime shows what the server rendered', async ({ page, site }) => {
    const secondCopy = '<script type="module" src="/assets/copy/main.js"></script>'
    await page.goto(site.addPage('/', site.marker('counter') + secondCopy))
    await expect(page.getByRole('button')).toHaveText('Count: 0')
  })
})

/** Clicks every button twice and expects each click to count once. */
async function expectOneOwner(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-state=mounted]')).toHaveCount(count)
  for (const button of await page.getByRole('button').all()) {
    await button.click()
    await button.click()
    await expect(button).toHaveText(/: 2$/)
  }
  expect((await readLog(page)).filter(line => line.startsWith('mounted'))).toHaveLength(count)
}

test('a bundle that is included twice mounts each marker once', async ({ page, site }) => {
  const secondCopy = '<script type="module" src="/assets/copy/main.js"></script>'
  await page.goto(site.addPage('/', site.marker('counter') + site.marker('counter', { key: 'k2' }) + secondCopy))
  await expectOneOwner(page, 2)
})

test('a second copy passes its widgets to the first, with the framework they were built with', async ({
  page,
  site,
}) => {
  await page.goto(site.addPage('/', site.marker('counter', { props: { label: 'One' } }), 'core.js'))
  await registerFixtures(page, ['notes'])
  await registerFixtures(page, ['counter'], 'copy/core.js')
  await expectOneOwner(page, 1)
  expect(site.requestCount('copy/counter.js')).toBe(1)
})

test.describe('another release on the page', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['ignored: page has']) })

  test('is ignored with one warning when its widgets are already registered', async ({ page, site }) => {
    const warnings: string[] = []
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
    await page.goto(site.addPage('/', site.marker('counter'), 'core.js'))
    await registerFixtures(page, ['counter'])
    await registerFixtures(page, ['counter'], 'next/core.js')
    await expectOneOwner(page, 1)
    expect(warnings).toEqual([`Widget "counter" 9.9.9 ignored: page has ${VERSION}`])
    expect(site.requestCount('next/counter.js')).toBe(0)
  })

  test('mounts widgets that only it has, and never hydrates HTML of ours', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('counter'), 'core.js'))
    await registerFixtures(page, ['notes'])
    await page.evaluate(() => Object.assign(window, { server: document.querySelector('button') }))
    await registerFixtures(page, ['counter'], 'next/core.js')
    await expectOneOwner(page, 1)
    expect(await page.evaluate(() => (window as unknown as { server: Element }).server.isConnected)).toBe(false)
  })
})
