import { expect, type Page } from '@playwright/test'
import { type CoreModule, test } from '../support/mount-harness'

interface ReportedFailure {
  widget: string
  phase: string
  message: string
}

const host = (page: Page, name: string) => page.locator(`[data-widget=${name}]`)

/** Collects `firstrung:error` events on the document, as a page would. Returns a function that reads them. */
async function collectFailures(page: Page): Promise<() => Promise<ReportedFailure[]>> {
  await page.addInitScript(() => {
    const collected: ReportedFailure[] = []
    Object.assign(window, { collected })
    document.addEventListener('firstrung:error', event => {
      const { widget, phase, error } = (event as CustomEvent<{ widget: string; phase: string; error: Error }>).detail
      collected.push({ widget, phase, message: error.message })
      event.preventDefault()
    })
  })
  return () => page.evaluate(() => (window as unknown as { collected: ReportedFailure[] }).collected)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a widget that would fail shows what the server rendered', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('fragile', { props: { breaks: 'mount' } })))
    await page.getByRole('link').click()
    await expect(page.getByRole('heading')).toHaveText('native /native?fragile')
  })
})

test.describe('a failure', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['Failed to load resource']) })

  test('to load is retried with growing waits, and not reported when a retry succeeds', async ({ page, site }) => {
    const failures = await collectFailures(page)
    site.fail('counter.js', 2)
    await page.goto(site.addPage('/', site.marker('counter')))
    await expect(host(page, 'counter')).toHaveAttribute('data-state', 'mounted')
    expect(site.requestCount('counter.js')).toBe(3)
    expect(await failures()).toEqual([])
  })

  test('to load leaves the server HTML, and other widgets work', async ({ page, site }) => {
    const failures = await collectFailures(page)
    site.fail('notes.js')
    const body = site.marker('notes') + site.marker('counter', { key: 'k2' })
    await page.goto(site.addPage('/', body))
    await expect(host(page, 'notes')).toHaveAttribute('data-state', 'failed')
    await expect(host(page, 'counter')).toHaveAttribute('data-state', 'mounted')
    expect(await failures()).toMatchObject([{ widget: 'notes', phase: 'load' }])
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    await expect(page.getByRole('heading')).toHaveText('native /native?link')
  })
})

test.describe('an answer that is not the code', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['MIME type']) })

  test('of a widget leaves its server HTML, with one error', async ({ page, site }) => {
    const failures = await collectFailures(page)
    site.answer('counter.js', '')
    site.answer('notes.js', 'export const contract = { name: "prose" }, Notes = () => null')
    site.answer('fragile.js', '<!doctype html><h1>Sign in to the network</h1>')
    const markers = ['counter', 'notes', 'fragile', 'prose'].map((name, n) => site.marker(name, { key: `k${n}` }))
    await page.goto(site.addPage('/', markers.join('')))
    await expect(page.locator('[data-state=failed]')).toHaveCount(3)
    await expect(host(page, 'prose')).toHaveAttribute('data-state', 'mounted')
    const failed = (await failures()).map(({ widget, phase }) => `${widget} ${phase}`)
    expect(failed.sort()).toEqual(['counter load', 'fragile load', 'notes load'])
    await expect(host(page, 'counter').getByRole('button')).toHaveText('Count: 0')
    await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Way out' })).toBeVisible()
  })

  test('that mounts leaves the server HTML, with one error', async ({ page, site }) => {
    const failures = await collectFailures(page)
    site.answer('mounting.js', '')
    await page.goto(site.addPage('/', site.marker('counter')))
    await expect(host(page, 'counter')).toHaveAttribute('data-state', 'failed')
    expect(await failures()).toMatchObject([{ widget: 'counter', phase: 'load' }])
    await expect(page.getByRole('button')).toHaveText('Count: 0')
  })
})

test('invalid props are reported with widget, field and expected type', async ({ page, site }) => {
  const failures = await collectFailures(page)
  const marker = site.marker('counter').replace('data-widget', 'data-start="many" data-widget')
  await page.goto(site.addPage('/', marker))
  await expect(host(page, 'counter')).toHaveAttribute('data-state', 'failed')
  const message = expect.stringContaining('Props of widget "counter": "start" must be number, not "many"')
  expect(await failures()).toEqual([{ widget: 'counter', phase: 'props', message }])
  await expect(page.getByRole('button')).toHaveText('Count: 0')
})

for (const breaks of ['mount', 'effect']) {
  for (const kind of ['hydrated', 'fresh']) {
    test(`a failure in ${breaks}, ${kind}, restores what the server rendered`, async ({ page, site }) => {
      const failures = await collectFailures(page)
      const marker = site.marker('fragile', { props: { breaks } }) + site.marker('counter', { key: 'k2' })
      await page.goto(
        site.addPage('/', kind === 'fresh' ? marker.replaceAll('data-ssr', 'data-earlier-stamp') : marker),
      )
      await expect(host(page, 'fragile')).toHaveAttribute('data-state', 'failed')
      await expect(host(page, 'counter')).toHaveAttribute('data-state', 'mounted')
      expect(await failures()).toEqual([{ widget: 'fragile', phase: 'mount', message: `broken ${breaks}` }])
      await expect(host(page, 'fragile').getByRole('button')).toHaveText('Update')
      await page.getByRole('link').click()
      await expect(page.getByRole('heading')).toHaveText('native /native?fragile')
    })
  }
}

test('a failure in an update restores what the server rendered', async ({ page, site }) => {
  const failures = await collectFailures(page)
  await page.goto(site.addPage('/', site.marker('fragile', { props: { breaks: 'update' } })))
  await expect(host(page, 'fragile')).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('button').click()
  await expect(host(page, 'fragile')).toHaveAttribute('data-state', 'failed')
  expect(await failures()).toEqual([{ widget: 'fragile', phase: 'update', message: 'broken update' }])
  await expect(page.getByRole('link')).toHaveText('Way out')
  await expect(host(page, 'fragile').locator('script')).toHaveCount(1)
})

test('a failure in an unmount is reported although the host is removed', async ({ page, site }) => {
  const failures = await collectFailures(page)
  await page.goto(site.addPage('/', site.marker('fragile', { props: { breaks: 'unmount' } })))
  await expect(host(page, 'fragile')).toHaveAttribute('data-state', 'mounted')
  await page.evaluate(() => document.querySelector('[data-widget]')?.remove())
  await expect.poll(failures).toEqual([{ widget: 'fragile', phase: 'unmount', message: 'broken unmount' }])
})

test('a handler of onError is called for earlier and later failures', async ({ page, site }) => {
  await collectFailures(page)
  const broken = site.marker('fragile', { props: { breaks: 'mount' } })
  await page.goto(site.addPage('/', broken + site.marker('fragile', { key: 'k2', props: { breaks: 'update' } })))
  await expect(host(page, 'fragile').first()).toHaveAttribute('data-state', 'failed')
  await page.evaluate(async () => {
    const received: string[] = []
    Object.assign(window, { received })
    const path = '/assets/core.js'
    const { onError } = (await import(path)) as CoreModule
    onError(({ widget, phase }) => received.push(`${widget} ${phase}`))
  })
  await page.getByRole('button').last().click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { received: string[] }).received))
    .toEqual(['fragile mount', 'fragile update'])
})

test.describe('an unhandled failure', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['fragile mount']) })

  test('is logged to the console', async ({ page, site }) => {
    const line = page.waitForEvent('console', message => message.type() === 'error')
    await page.goto(site.addPage('/', site.marker('fragile', { props: { breaks: 'mount' } })))
    expect((await line).text()).toContain('broken mount')
  })
})

test('a failed host that is removed and inserted again is mounted again', async ({ page, site }) => {
  await collectFailures(page)
  await page.goto(site.addPage('/', site.marker('counter').replace('data-widget', 'data-start="many" data-widget')))
  await expect(host(page, 'counter')).toHaveAttribute('data-state', 'failed')
  await page.evaluate(async () => {
    const element = document.querySelector<HTMLElement>('[data-widget]')
    element?.remove()
    await new Promise(resolve => setTimeout(resolve))
    delete element?.dataset.start
    document.body.append(element ?? '')
  })
  await expect(host(page, 'counter')).toHaveAttribute('data-state', 'mounted')
})
