import { expect, type Page } from '@playwright/test'
import { test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the URL of the overlay shows the plain page', async ({ page, site }) => {
    await page.goto(`${site.addPage('/', site.marker('counter'))}?widgets=debug`)
    await expect(page.locator('[data-firstrung-debug]')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveText('Count: 0')
  })
})

const measures = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('measure').map(({ name, duration }) => ({ name, duration })))

test('loading and mounting of each widget are measured', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter') + site.marker('notes', { key: 'k2' })))
  await expect(page.locator('[data-state=mounted]')).toHaveCount(2)
  const all = await measures(page)
  expect(all.map(({ name }) => name).sort()).toEqual([
    'widget:counter:load',
    'widget:counter:mount',
    'widget:notes:load',
    'widget:notes:mount',
  ])
  expect(all.every(({ duration }) => duration >= 0)).toBe(true)
})

/** Moves everything on the page down, and waits until the browser has measured it. Returns the shift, as CLS counts it. */
async function pushDown(): Promise<number> {
  const above = document.createElement('div')
  above.textContent = 'Above'
  const observed = new Promise<number>(resolve => {
    new PerformanceObserver(list =>
      resolve((list.getEntries().at(-1) as PerformanceEntry & { value: number }).value),
    ).observe({ type: 'layout-shift' })
  })
  document.body.prepend(above)
  return observed
}

/** Hides the page, as a browser does with a tab in the background, and returns what it posts. */
const hide = (page: Page) =>
  page.evaluate(() => {
    const sent: string[] = []
    navigator.sendBeacon = (url, body) => sent.push(`${String(url)} ${body as string}`) > 0
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    return sent
  })

test('the cost of each widget is sent when the page is hidden, and only where a page asks for it', async ({
  page,
  site,
}) => {
  const script = '<script type="module" src="/assets/report-cost.js" data-firstrung-cost="/collect"></script>'
  const open = async (more: string) => {
    await page.goto(site.addPage('/', site.marker('counter') + more))
    await expect(page.locator('[data-state=mounted]')).toHaveCount(1)
    const shift = await page.evaluate(pushDown)
    await page.evaluate(() => addEventListener('click', () => void Array.from({ length: 3e5 }, Math.random)))
    await page.getByRole('button').click()
    // Right after an action, a shift does not count.
    await page.evaluate(pushDown)
    return { shift, sent: await hide(page) }
  }
  expect((await open('')).sent).toEqual([])
  const { shift: unexpected, sent } = await open(script)
  const [cost = {}] = JSON.parse((sent[0] ?? '').replace(/^\/collect /, '')) as Record<string, number | string>[]
  const { widget, shift, ...positive } = cost
  expect(Object.keys(positive)).toEqual(['bytes', 'load', 'mount', 'delay'])
  expect(Object.entries(positive).filter(([, value]) => !(Number(value) > 0))).toEqual([])
  expect([widget, shift]).toEqual(['counter', unexpected])
})

test('the overlay is only loaded on request', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter')))
  await expect(page.locator('[data-state=mounted]')).toHaveCount(1)
  expect(site.requestCount('debug.js')).toBe(0)
})

test.describe('the overlay', () => {
  test.use({
    expectedMessages: async ({ browserName: _ }, use) =>
      use(['fragile mount', 'There is no widget', 'is not a prop', 'inline script']),
  })

  test('shows the name, state, props, cost and errors of each marker, under the strictest policy', async ({
    page,
    site,
  }) => {
    const body = [
      site.marker('counter', { props: { label: 'Apples', start: 3 } }),
      site.marker('fragile', { key: 'k2', props: { breaks: 'mount' } }),
      site.marker('notes', { key: 'k3', mount: 'interaction' }),
      '<div data-widget="cuonter">Typo</div>',
    ]
    await page.goto(`${site.addPage('/', body.join(''))}?widgets=debug`)
    const labels = page.locator('[data-firstrung-debug] summary')
    await expect(labels).toHaveText([
      /^counter · mounted · [\d.]+ ms, hydrated, loaded in \d+ ms/,
      'fragile · failed',
      'notes · waits for interaction',
      'cuonter · not registered',
    ])
    await labels.first().click()
    await expect(page.locator('[data-firstrung-debug] pre').first()).toContainText('"label": "Apples"')
    await labels.nth(1).click()
    await expect(page.locator('[data-firstrung-debug] pre').nth(1)).toContainText('mount: Error: broken mount')
    await labels.nth(3).click()
    await expect(page.locator('[data-firstrung-debug] pre').nth(3)).toContainText('Did you mean "counter"?')
    await expect(page.locator('[data-widget=counter]')).toHaveCSS('outline-color', 'rgb(34, 170, 34)')
  })

  test('names props that the widget does not have', async ({ page, site }) => {
    const marker = site.marker('counter', { props: { label: 'Apples', boldd: true } })
    await page.goto(`${site.addPage('/', marker)}?widgets=debug`)
    await page.locator('[data-firstrung-debug] summary').click()
    const text = page.locator('[data-firstrung-debug] pre')
    await expect(text).toContainText('"boldd" in the JSON is not a prop. Did you mean "bold"?')
  })

  test('names the mistakes that the linter names', async ({ page, site }) => {
    const markers = [
      '<div data-widget="counter" start="3" data-mount="load"></div>',
      '<div data-widget="notes" data-mount="media((widht >= 40rem))"><p><script>{ "a": 1 }</script></p></div>',
      '<div data-widget="notes" data-mount="interaction"><p><script type="application/json">{}</script></p></div>',
      '<div data-widget="notes" data-mount="media(min-width: 768)"><p></p><script type="application/json">{}</script></div>',
    ]
    await page.goto(`${site.addPage('/', markers.join(''))}?widgets=debug`)
    const details = page.locator('[data-firstrung-debug] pre')
    await expect(details.nth(0)).toContainText('"start" is not read: props of counter are written as data-start.')
    await expect(details.nth(1)).toContainText('No browser knows the media feature "widht". Did you mean "width"?')
    await expect(details.nth(1)).toContainText('The script with the props needs type="application/json".')
    await expect(details.nth(2)).toContainText('must be a child of its marker')
    await expect(details.nth(3)).toContainText('A length needs a unit: 768px.')
    await expect(details.nth(3)).not.toContainText('The script with the props')
  })

  test('lets every click through to the page, and puts no label over another', async ({ page, site }) => {
    const markers = [1, 2, 3].map(n => site.marker('counter', { key: `k${n}`, props: { label: `Apples ${n}` } }))
    const nested = `<div data-widget="cuonter">${markers[0]}</div>`
    await page.goto(`${site.addPage('/', nested + markers.slice(1).join(''))}?widgets=debug`)
    await expect(page.locator('[data-firstrung-debug] summary')).toHaveText([
      /cuonter/,
      /mounted/,
      /mounted/,
      /mounted/,
    ])
    const covered = await page.evaluate(() => {
      const layer = document.querySelector('[data-firstrung-debug]')
      const boxes = [...(layer?.shadowRoot?.querySelectorAll('#labels > *, summary') ?? [])]
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom - 0.5
      const isOver = (one: Element, other: Element) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        return a.left < b.right && b.left < a.right && a.top < bottomOf(other) && b.top < bottomOf(one)
      }
      return boxes.flatMap((a, index) =>
        boxes.slice(index + 1).flatMap(b => (isOver(a, b) ? [`${a.outerHTML} ${b.outerHTML}`] : [])),
      )
    })
    expect(covered).toEqual([])
    for (const n of [1, 2, 3]) {
      await page.getByRole('button', { name: `Apples ${n}` }).click({ position: { x: 3, y: 3 } })
      await expect(page.getByRole('button', { name: `Apples ${n}` })).toHaveText(`Apples ${n}: 1`)
    }
  })

  test('follows markers that are added and removed', async ({ page, site }) => {
    await page.goto(`${site.addPage('/', site.marker('counter'))}?widgets=debug`)
    const labels = page.locator('[data-firstrung-debug] summary')
    await expect(labels).toHaveText([/mounted/])
    await page.evaluate(() => document.querySelector('[data-widget]')?.remove())
    await expect(labels).toHaveCount(0)
  })
})
