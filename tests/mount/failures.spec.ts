import { expect, type Page } from '@playwright/test'
import { type CoreModule, test } from '../support/mount-harness'

interface Told {
  widget: string
  phase: string
  message: string
}

const host = (page: Page, name: string) => page.locator(`[data-widget=${name}]`)

/** Gathers `firstrung:error` where a page would: on the document. */
async function listen(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: Told[] = []
    Object.assign(window, { told })
    document.addEventListener('firstrung:error', event => {
      const { widget, phase, error } = (event as CustomEvent<{ widget: string; phase: string; error: Error }>).detail
      told.push({ widget, phase, message: error.message })
      event.preventDefault()
    })
  })
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a widget that would break shows what the server wrote', async ({ page, site }) => {
    await page.goto(site.page('/', site.marker('fragile', { props: { breaks: 'mount' } })))
    await page.getByRole('link').click()
    await expect(page.getByRole('heading')).toHaveText('native /native?fragile')
  })
})

test.describe('a failure', () => {
  test.use({ noise: async ({ browserName: _ }, use) => use(['Failed to load resource']) })

  test('of loading is retried with growing waits, and then nothing has happened', async ({ page, site }) => {
    const told = await listen(page)
    site.fail('counter.js', 2)
    await page.goto(site.page('/', site.marker('counter')))
    await expect(host(page, 'counter')).toHaveAttribute('data-state', 'mounted')
    expect(site.asked('counter.js')).toBe(3)
    expect(await told()).toEqual([])
  })

  test('of loading leaves the server HTML, and the widget beside it works', async ({ page, site }) => {
    const told = await listen(page)
    site.fail('notes.js')
    const body = site.marker('notes') + site.marker('counter', { key: 'k2' })
    await page.goto(site.page('/', body))
    await expect(host(page, 'notes')).toHaveAttribute('data-state', 'failed')
    await expect(host(page, 'counter')).toHaveAttribute('data-state', 'mounted')
    expect(await told()).toMatchObject([{ widget: 'notes', phase: 'load' }])
    await page.getByRole('link', { name: 'Elsewhere' }).click()
    await expect(page.getByRole('heading')).toHaveText('native /native?link')
  })
})

test('a failure of props names widget, field and what was expected', async ({ page, site }) => {
  const told = await listen(page)
  const marker = site.marker('counter').replace('data-widget', 'data-start="many" data-widget')
  await page.goto(site.page('/', marker))
  await expect(host(page, 'counter')).toHaveAttribute('data-state', 'failed')
  expect(await told()).toEqual([
    { widget: 'counter', phase: 'props', message: 'Props of widget "counter": "start" must be number, not NaN' },
  ])
  await expect(page.getByRole('button')).toHaveText('Count: 0')
})

for (const breaks of ['mount', 'effect']) {
  for (const kind of ['hydrated', 'fresh']) {
    test(`a failure of ${breaks}, ${kind}, puts back what the server wrote`, async ({ page, site }) => {
      const told = await listen(page)
      const marker = site.marker('fragile', { props: { breaks } }) + site.marker('counter', { key: 'k2' })
      await page.goto(site.page('/', kind === 'fresh' ? marker.replaceAll('data-ssr', 'data-old') : marker))
      await expect(host(page, 'fragile')).toHaveAttribute('data-state', 'failed')
      await expect(host(page, 'counter')).toHaveAttribute('data-state', 'mounted')
      expect(await told()).toEqual([{ widget: 'fragile', phase: 'mount', message: `broken ${breaks}` }])
      await expect(host(page, 'fragile').getByRole('button')).toHaveText('Update')
      await page.getByRole('link').click()
      await expect(page.getByRole('heading')).toHaveText('native /native?fragile')
    })
  }
}

test('a failure of an update puts back what the server wrote', async ({ page, site }) => {
  const told = await listen(page)
  await page.goto(site.page('/', site.marker('fragile', { props: { breaks: 'update' } })))
  await expect(host(page, 'fragile')).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('button').click()
  await expect(host(page, 'fragile')).toHaveAttribute('data-state', 'failed')
  expect(await told()).toEqual([{ widget: 'fragile', phase: 'update', message: 'broken update' }])
  await expect(page.getByRole('link')).toHaveText('Way out')
  await expect(host(page, 'fragile').locator('script')).toHaveCount(1)
})

test('a failure of an unmount is heard although the host is gone', async ({ page, site }) => {
  const told = await listen(page)
  await page.goto(site.page('/', site.marker('fragile', { props: { breaks: 'unmount' } })))
  await expect(host(page, 'fragile')).toHaveAttribute('data-state', 'mounted')
  await page.evaluate(() => document.querySelector('[data-widget]')?.remove())
  await expect.poll(told).toEqual([{ widget: 'fragile', phase: 'unmount', message: 'broken unmount' }])
})

test('a handler of onError hears failures from before and after it came', async ({ page, site }) => {
  await listen(page)
  const broken = site.marker('fragile', { props: { breaks: 'mount' } })
  await page.goto(site.page('/', broken + site.marker('fragile', { key: 'k2', props: { breaks: 'update' } })))
  await expect(host(page, 'fragile').first()).toHaveAttribute('data-state', 'failed')
  await page.evaluate(async () => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const path = '/assets/core.js'
    const { onError } = (await import(path)) as CoreModule
    onError(({ widget, phase }) => heard.push(`${widget} ${phase}`))
  })
  await page.getByRole('button').last().click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(['fragile mount', 'fragile update'])
})

test.describe('a failure that nobody handles', () => {
  test.use({ noise: async ({ browserName: _ }, use) => use(['fragile mount']) })

  test('shows in the console', async ({ page, site }) => {
    const line = page.waitForEvent('console', message => message.type() === 'error')
    await page.goto(site.page('/', site.marker('fragile', { props: { breaks: 'mount' } })))
    expect((await line).text()).toContain('broken mount')
  })
})

test('a failed host that is removed and put back has another chance', async ({ page, site }) => {
  await listen(page)
  await page.goto(site.page('/', site.marker('counter').replace('data-widget', 'data-start="many" data-widget')))
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
