import { existsSync } from 'node:fs'
import { chromium, expect, type Page } from '@playwright/test'
import { readLog, test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead to the next page', async ({ page, site }) => {
    site.addPage('/next', site.marker('counter', { props: { label: 'Next' } }))
    await page.goto(site.addPage('/', `${site.marker('counter')}<a href="/next">Next</a>`))
    await page.getByRole('link').click()
    await expect(page.getByRole('button')).toHaveText('Next: 0')
  })
})

/** The headless shell has no back/forward cache; the full Chromium has. */
const CHROMIUM_WITH_CACHE = '/usr/bin/chromium'

/** Chromium reports the JSON of a copied host, because a page script has created that script element. */
const COPIED_SCRIPT = ["requires 'TrustedScript' assignment"]

const expectMounted = (page: Page, count = 1) => expect(page.locator('[data-state=mounted]')).toHaveCount(count)

test.describe('copied markup', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(COPIED_SCRIPT) })

  test('a clone of a mounted host is a separate widget', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('counter', { props: { label: 'Eggs', tags: ['fresh'] } })))
    await expectMounted(page)
    await page.getByRole('button').click()
    await page.evaluate(() => document.body.append(document.querySelector('[data-widget]')?.cloneNode(true) ?? ''))
    await expectMounted(page, 2)
    await expect(page.getByRole('button')).toHaveText(['Eggs: 1', 'Eggs: 0'])
    await expect(page.locator('i')).toHaveText(['fresh', 'fresh'])
    await page.getByRole('button').last().click()
    await expect(page.getByRole('button')).toHaveText(['Eggs: 1', 'Eggs: 1'])
  })

  test('a clone that is not mounted yet has no state', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('counter', { mount: 'interaction' })))
    await page.getByRole('button').hover()
    await expectMounted(page)
    await page.mouse.move(0, 500)
    await page.evaluate(() => document.body.append(document.querySelector('[data-widget]')?.cloneNode(true) ?? ''))
    await expect(page.locator('[data-widget]').last()).not.toHaveAttribute('data-state')
  })

  test('widgets are mounted each time when pages are swapped and restored from a snapshot, as Turbo does', async ({
    page,
    site,
  }) => {
    site.addPage('/two', site.marker('counter', { key: 'k1', props: { label: 'Two' } }), null)
    await page.goto(site.addPage('/', site.marker('counter', { key: 'k1', props: { label: 'One' } })))
    await expectMounted(page)
    await page.getByRole('button').click()
    await page.evaluate(async () => {
      const snapshot = document.body.cloneNode(true)
      const frame = document.createElement('iframe')
      frame.src = '/two'
      document.head.append(frame)
      await new Promise(resolve => (frame.onload = resolve))
      const next = document.adoptNode(frame.contentDocument?.body ?? document.createElement('body'))
      frame.remove()
      document.body.replaceWith(next)
      Object.assign(window, { snapshot, server: next.querySelector('button') })
    })
    await expectMounted(page)
    await page.getByRole('button').click()
    await expect(page.getByRole('button')).toHaveText('Two: 1')
    const isHydrated = await page.evaluate(() => (window as unknown as { server: Element }).server.isConnected)
    expect(isHydrated, 'the key of the old page is free, so the new page is hydrated').toBe(true)

    await page.evaluate(() => document.body.replaceWith((window as unknown as { snapshot: Node }).snapshot))
    await expectMounted(page)
    await expect(page.getByRole('button')).toHaveCount(1)
    await page.getByRole('button').click()
    await expect(page.getByRole('button')).toHaveText('One: 1')
    expect((await readLog(page)).filter(line => line.startsWith('unmounted'))).toEqual([
      'unmounted One',
      'unmounted Two',
    ])
  })
})

test('a page that comes out of the back/forward cache still works', async ({ site, launchOptions }) => {
  const options = existsSync(CHROMIUM_WITH_CACHE)
    ? { ...launchOptions, executablePath: CHROMIUM_WITH_CACHE }
    : launchOptions
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const page = await browser.newPage()
  await page.goto(site.addPage('/', site.marker('counter')))
  await expectMounted(page)
  await page.getByRole('button').click()
  await page.evaluate(() => addEventListener('pageshow', event => Object.assign(window, { cached: event.persisted })))
  await page.goto(site.addPage('/other', '<p>Other</p>', null))
  // A page that comes out of the cache does not load again.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => (window as { cached?: boolean }).cached)).toBe(true)
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 2')
  await browser.close()
})

test.describe('code that failed to load', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['Failed to load', 'counter load']) })

  test('is retried when a person returns to the page', async ({ page, site }) => {
    site.fail('counter.js', 3)
    await page.goto(site.addPage('/', site.marker('counter')))
    await expect(page.locator('[data-widget]')).toHaveAttribute('data-state', 'failed')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expectMounted(page)
  })
})
