import { expect, type Page } from '@playwright/test'
import { registerFixtures, test } from '../support/mount-harness'

const LONG_TEXT = '<p>text</p>'.repeat(200)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every strategy leaves a readable page', async ({ page, site }) => {
    const markers = ['load', 'idle', 'visible', 'interaction', 'media(print)'].map((mount, index) =>
      site.marker('counter', { mount, key: `k${index}`, props: { label: mount } }),
    )
    await page.goto(site.addPage('/', markers.join('')))
    await expect(page.getByRole('button')).toHaveText([
      'load: 0',
      'idle: 0',
      'visible: 0',
      'interaction: 0',
      'media(print): 0',
    ])
  })
})

const expectMounted = (page: Page) => expect(page.locator('[data-widget]')).toHaveAttribute('data-state', 'mounted')

/** Waits until another marker is mounted: by then any strategy without a trigger would have mounted, too. */
async function waitForOtherMarker(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marker = document.createElement('div')
    marker.dataset.widget = 'counter'
    marker.dataset.mount = 'idle'
    marker.id = 'other'
    document.body.append(marker)
  })
  await expect(page.locator('#other')).toHaveAttribute('data-state', 'mounted')
}

test('load mounts at once, and an unknown strategy counts as load', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { mount: 'visble' })))
  await expectMounted(page)
})

test('idle mounts when the browser has time', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { mount: 'idle' })))
  await expectMounted(page)
})

test('idle has a timeout, for busy pages', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { mount: 'idle' }), 'core.js'))
  await page.evaluate(() => {
    window.requestIdleCallback = (_, options) => Object.assign(window, { idleTimeout: options?.timeout }) && 0
  })
  await registerFixtures(page)
  expect(await page.evaluate(() => (window as unknown as { idleTimeout: number }).idleTimeout)).toBe(2000)
})

test('visible requests no code until the marker comes near the viewport', async ({ page, site }) => {
  await page.goto(site.addPage('/', `${LONG_TEXT}${site.marker('notes', { mount: 'visible' })}`))
  await waitForOtherMarker(page)
  expect(site.requestCount('notes.js')).toBe(0)
  await page.locator('[data-widget=notes]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-widget=notes]')).toHaveAttribute('data-state', 'mounted')
  expect(site.requestCount('notes.js')).toBe(1)
})

test('visible includes markers above the viewport, as on a page that is restored scrolled down', async ({
  page,
  site,
}) => {
  await page.goto(site.addPage('/', `${site.marker('counter', { mount: 'visible' })}${LONG_TEXT}`, 'core.js'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await registerFixtures(page)
  await expectMounted(page)
})

test('all markers with the same margin share one observer', async ({ page, site }) => {
  const markers = [1, 2, 3].map(n =>
    site.marker('counter', { key: `k${n}`, mount: n === 3 ? 'visible(10px)' : 'visible' }),
  )
  await page.goto(site.addPage('/', markers.join(''), 'core.js'))
  await page.evaluate(() => {
    const margins: (string | undefined)[] = []
    Object.assign(window, { margins })
    const Original = IntersectionObserver
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options)
        margins.push(options?.rootMargin)
      }
    }
  })
  await registerFixtures(page)
  expect(await page.evaluate(() => (window as unknown as { margins: string[] }).margins)).toEqual(['200px', '10px'])
})

test('interaction waits until the pointer enters the marker', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('notes', { mount: 'interaction' })))
  await waitForOtherMarker(page)
  expect(site.requestCount('notes.js')).toBe(0)
  await page.getByRole('heading').hover()
  await expect(page.locator('[data-widget=notes]')).toHaveAttribute('data-state', 'mounted')
})

test('interaction waits until the marker gets the focus, and keeps the focus', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('notes', { mount: 'interaction' })))
  await page.getByRole('textbox').focus()
  await expect(page.locator('[data-widget=notes]')).toHaveAttribute('data-state', 'mounted')
  await expect(page.getByRole('textbox')).toBeFocused()
})

test('media waits for its query, and links act natively until then', async ({ page, site }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(site.addPage('/', site.marker('notes', { mount: 'media((max-width: 600px))' })))
  await waitForOtherMarker(page)
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect(page.getByRole('heading')).toHaveText('native /native?link')
  expect(site.requestCount('notes.js')).toBe(0)
})

test('media mounts when its query starts to match', async ({ page, site }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(site.addPage('/', site.marker('counter', { mount: 'media((max-width: 600px))' })))
  await waitForOtherMarker(page)
  await expect(page.locator('[data-key]')).not.toHaveAttribute('data-state')
  await page.setViewportSize({ width: 500, height: 700 })
  await expect(page.locator('[data-key]')).toHaveAttribute('data-state', 'mounted')
})

test('pointing at a marker mounts its widget, whatever its strategy', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { mount: 'visible(-1000px)' })))
  await waitForOtherMarker(page)
  await expect(page.locator('[data-key]')).not.toHaveAttribute('data-state')
  await page.locator('[data-key] button').hover()
  await expect(page.locator('[data-key]')).toHaveAttribute('data-state', 'mounted')
})
