import { expect, type Page } from '@playwright/test'
import { startOn, test } from '../support/mount-harness'

const FAR = '<p>text</p>'.repeat(200)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every strategy leaves a readable page', async ({ page, site }) => {
    const markers = ['load', 'idle', 'visible', 'interaction', 'media(print)'].map((mount, index) =>
      site.marker('counter', { mount, key: `k${index}`, props: { label: mount } }),
    )
    await page.goto(site.page('/', markers.join('')))
    await expect(page.getByRole('button')).toHaveText([
      'load: 0',
      'idle: 0',
      'visible: 0',
      'interaction: 0',
      'media(print): 0',
    ])
  })
})

const mounted = (page: Page) => expect(page.locator('[data-widget]')).toHaveAttribute('data-state', 'mounted')

/** Everything that a strategy without a cue could do has been done when a marker beside it is mounted. */
async function othersAreMounted(page: Page): Promise<void> {
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
  await page.goto(site.page('/', site.marker('counter', { mount: 'visble' })))
  await mounted(page)
})

test('idle mounts when the browser has time', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('counter', { mount: 'idle' })))
  await mounted(page)
})

test('idle has a latest moment, even on a busy page', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('counter', { mount: 'idle' }), 'core.js'))
  await page.evaluate(() => {
    window.requestIdleCallback = (_, options) => Object.assign(window, { latest: options?.timeout }) && 0
  })
  await startOn(page)
  expect(await page.evaluate(() => (window as unknown as { latest: number }).latest)).toBe(2000)
})

test('visible asks for no code until the marker comes near', async ({ page, site }) => {
  await page.goto(site.page('/', `${FAR}${site.marker('notes', { mount: 'visible' })}`))
  await othersAreMounted(page)
  expect(site.asked('notes.js')).toBe(0)
  await page.locator('[data-widget=notes]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-widget=notes]')).toHaveAttribute('data-state', 'mounted')
  expect(site.asked('notes.js')).toBe(1)
})

test('visible counts what lies above the viewport, as on a page that is restored scrolled down', async ({
  page,
  site,
}) => {
  await page.goto(site.page('/', `${site.marker('counter', { mount: 'visible' })}${FAR}`, 'core.js'))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await startOn(page)
  await mounted(page)
})

test('one observer serves all markers with the same distance', async ({ page, site }) => {
  const markers = [1, 2, 3].map(n =>
    site.marker('counter', { key: `k${n}`, mount: n === 3 ? 'visible(10px)' : 'visible' }),
  )
  await page.goto(site.page('/', markers.join(''), 'core.js'))
  await page.evaluate(() => {
    const made: (string | undefined)[] = []
    Object.assign(window, { made })
    const Original = IntersectionObserver
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options)
        made.push(options?.rootMargin)
      }
    }
  })
  await startOn(page)
  expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual(['200px', '10px'])
})

test('interaction waits until somebody points', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('notes', { mount: 'interaction' })))
  await othersAreMounted(page)
  expect(site.asked('notes.js')).toBe(0)
  await page.getByRole('heading').hover()
  await expect(page.locator('[data-widget=notes]')).toHaveAttribute('data-state', 'mounted')
})

test('interaction waits until somebody comes by keyboard, whose focus stays', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('notes', { mount: 'interaction' })))
  await page.getByRole('textbox').focus()
  await expect(page.locator('[data-widget=notes]')).toHaveAttribute('data-state', 'mounted')
  await expect(page.getByRole('textbox')).toBeFocused()
})

test('media waits for its query; until then links act natively', async ({ page, site }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(site.page('/', site.marker('notes', { mount: 'media((max-width: 600px))' })))
  await othersAreMounted(page)
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect(page.getByRole('heading')).toHaveText('native /native?link')
  expect(site.asked('notes.js')).toBe(0)
})

test('media mounts when its query comes to match', async ({ page, site }) => {
  await page.setViewportSize({ width: 1000, height: 700 })
  await page.goto(site.page('/', site.marker('counter', { mount: 'media((max-width: 600px))' })))
  await othersAreMounted(page)
  await expect(page.locator('[data-key]')).not.toHaveAttribute('data-state')
  await page.setViewportSize({ width: 500, height: 700 })
  await expect(page.locator('[data-key]')).toHaveAttribute('data-state', 'mounted')
})

test('pointing at a marker hurries its widget, whatever its strategy', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('counter', { mount: 'visible(-1000px)' })))
  await othersAreMounted(page)
  await expect(page.locator('[data-key]')).not.toHaveAttribute('data-state')
  await page.locator('[data-key] button').hover()
  await expect(page.locator('[data-key]')).toHaveAttribute('data-state', 'mounted')
})
