import { existsSync } from 'node:fs'
import { chromium, expect, type Page } from '@playwright/test'
import { logOf, test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages follow each other', async ({ page, site }) => {
    site.page('/next', site.marker('counter', { props: { label: 'Next' } }))
    await page.goto(site.page('/', `${site.marker('counter')}<a href="/next">Next</a>`))
    await page.getByRole('link').click()
    await expect(page.getByRole('button')).toHaveText('Next: 0')
  })
})

/** The headless shell has no back/forward cache; the whole Chromium beside it has. */
const WITH_CACHE = '/usr/bin/chromium'

/** Chromium reports the JSON of a copied host, because a page script has made that script element. */
const COPIED = ["requires 'TrustedScript' assignment"]

const mounted = (page: Page, count = 1) => expect(page.locator('[data-state=mounted]')).toHaveCount(count)

test.describe('copied markup', () => {
  test.use({ noise: async ({ browserName: _ }, use) => use(COPIED) })

  test('a clone of a mounted host is a widget of its own', async ({ page, site }) => {
    await page.goto(site.page('/', site.marker('counter', { props: { label: 'Eggs', tags: ['fresh'] } })))
    await mounted(page)
    await page.getByRole('button').click()
    await page.evaluate(() => document.body.append(document.querySelector('[data-widget]')?.cloneNode(true) ?? ''))
    await mounted(page, 2)
    await expect(page.getByRole('button')).toHaveText(['Eggs: 1', 'Eggs: 0'])
    await expect(page.locator('i')).toHaveText(['fresh', 'fresh'])
    await page.getByRole('button').last().click()
    await expect(page.getByRole('button')).toHaveText(['Eggs: 1', 'Eggs: 1'])
  })

  test('a clone that is not mounted yet does not claim to be', async ({ page, site }) => {
    await page.goto(site.page('/', site.marker('counter', { mount: 'interaction' })))
    await page.getByRole('button').hover()
    await mounted(page)
    await page.mouse.move(0, 500)
    await page.evaluate(() => document.body.append(document.querySelector('[data-widget]')?.cloneNode(true) ?? ''))
    await expect(page.locator('[data-widget]').last()).not.toHaveAttribute('data-state')
  })

  test('pages that are swapped and restored from a snapshot, as Turbo does, come to life each time', async ({
    page,
    site,
  }) => {
    site.page('/two', site.marker('counter', { key: 'k1', props: { label: 'Two' } }), null)
    await page.goto(site.page('/', site.marker('counter', { key: 'k1', props: { label: 'One' } })))
    await mounted(page)
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
    await mounted(page)
    await page.getByRole('button').click()
    await expect(page.getByRole('button')).toHaveText('Two: 1')
    const kept = await page.evaluate(() => (window as unknown as { server: Element }).server.isConnected)
    expect(kept, 'the key of the page that has left is free, so that the new page is hydrated').toBe(true)

    await page.evaluate(() => document.body.replaceWith((window as unknown as { snapshot: Node }).snapshot))
    await mounted(page)
    await expect(page.getByRole('button')).toHaveCount(1)
    await page.getByRole('button').click()
    await expect(page.getByRole('button')).toHaveText('One: 1')
    expect((await logOf(page)).filter(line => line.startsWith('unmounted'))).toEqual(['unmounted One', 'unmounted Two'])
  })
})

test('the back/forward cache takes the page, and gives it back alive', async ({ site, launchOptions }) => {
  const options = existsSync(WITH_CACHE) ? { ...launchOptions, executablePath: WITH_CACHE } : launchOptions
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  const page = await browser.newPage()
  await page.goto(site.page('/', site.marker('counter')))
  await mounted(page)
  await page.getByRole('button').click()
  await page.evaluate(() => addEventListener('pageshow', event => Object.assign(window, { cached: event.persisted })))
  await page.goto(site.page('/other', '<p>Other</p>', null))
  // A page that comes out of the cache does not load again.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => (window as { cached?: boolean }).cached)).toBe(true)
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 2')
  await browser.close()
})

test.describe('code that failed to load', () => {
  test.use({ noise: async ({ browserName: _ }, use) => use(['Failed to load', 'counter load']) })

  test('has another chance when a person comes back to the page', async ({ page, site }) => {
    site.fail('counter.js', 3)
    await page.goto(site.page('/', site.marker('counter')))
    await expect(page.locator('[data-widget]')).toHaveAttribute('data-state', 'failed')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await mounted(page)
  })
})
