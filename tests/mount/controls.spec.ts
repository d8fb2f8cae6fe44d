import { expect, type Page } from '@playwright/test'
import { type CoreModule, readLog, test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a marker that a script would update shows what the server rendered', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('counter', { props: { label: 'Eggs' } })))
    await expect(page.getByRole('button')).toHaveText('Eggs: 0')
  })
})

type Call = 'mount' | 'unmount' | 'update' | 'scan'

/** Calls a function of the runtime for the first marker. Returns the message of its error, if any. */
async function call(page: Page, name: Call, props?: object): Promise<string> {
  return page.evaluate(
    async ([path, called, values]) => {
      const core = (await import(path)) as CoreModule
      const host = document.querySelector('[data-widget]') as HTMLElement
      try {
        await (called === 'update' ? core.update(host, values ?? {}) : core[called](host))
        return ''
      } catch (error) {
        return (error as Error).message
      }
    },
    ['/assets/core.js', name, props] as const,
  )
}

const host = (page: Page) => page.locator('[data-widget]').first()
const button = (page: Page) => page.getByRole('button')

async function openMounted(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
}

test('mount does not wait for the strategy', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { mount: 'interaction' })))
  expect(await call(page, 'mount')).toBe('')
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
})

test.describe('mount of a widget that fails', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['fragile mount']) })

  test('is rejected with its error', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('fragile', { mount: 'interaction', props: { breaks: 'mount' } })))
    expect(await call(page, 'mount')).toBe('broken mount')
  })
})

test('unmount brings the HTML of the server back, until mount is called', async ({ page, site }) => {
  await openMounted(page, site.addPage('/', site.marker('counter')))
  await button(page).click()
  expect(await call(page, 'unmount')).toBe('')
  await expect(button(page)).toHaveText('Count: 0')
  await expect(host(page)).not.toHaveAttribute('data-state')
  await button(page).click()
  await expect(button(page)).toHaveText('Count: 0')
  expect(await readLog(page)).toEqual(['mounted Count on div', 'unmounted Count'])

  expect(await call(page, 'mount')).toBe('')
  await button(page).click()
  await expect(button(page)).toHaveText('Count: 1')
})

test('update renders other props, and keeps the state', async ({ page, site }) => {
  await openMounted(page, site.addPage('/', site.marker('counter', { props: { label: 'Eggs', bold: true } })))
  await button(page).click()
  expect(await call(page, 'update', { label: 'Milk' })).toBe('')
  await expect(button(page)).toHaveText('Milk: 1')
  await expect(page.locator('.is-bold'), 'all props are replaced').toHaveCount(0)
})

test('update with invalid props is rejected, and changes nothing', async ({ page, site }) => {
  await openMounted(page, site.addPage('/', site.marker('counter', { props: { label: 'Eggs' } })))
  expect(await call(page, 'update', { label: 7 })).toContain('"label" must be string, not 7')
  await expect(button(page)).toHaveText('Eggs: 0')
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
})

test('update of a marker that waits is used when it is mounted', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { mount: 'interaction' })))
  expect(await call(page, 'update', { label: 'Milk' })).toBe('')
  expect(await call(page, 'mount')).toBe('')
  await expect(button(page)).toHaveText('Milk: 0')
})

test('an element without a widget is refused', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter')))
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
  await page.evaluate(() => document.querySelector('[data-widget]')?.before(document.createElement('p')))
  const message = await page.evaluate(async path => {
    const core = (await import(path)) as CoreModule
    return core.mount(document.querySelector('p') as HTMLElement).catch((error: Error) => error.message)
  }, '/assets/core.js')
  expect(message).toContain('There is no widget on <p>')
})

/** Waits for the code that notices changes, which comes when the page is idle. */
async function openFollowed(page: Page, url: string, requests: () => number): Promise<void> {
  await openMounted(page, url)
  await expect.poll(requests).toBe(1)
}

test.describe('a change', () => {
  // The policy of the test pages reports the text of every script that a script has changed.
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['TrustedScript']) })

  test('of an attribute or of the JSON is noticed', async ({ page, site }) => {
    const url = site.addPage('/', site.marker('counter', { props: { label: 'Eggs', start: 4 } }))
    await openFollowed(page, url, () => site.requestCount('following.js'))
    await button(page).click()
    await host(page).evaluate(element => element.setAttribute('data-label', 'Milk'))
    await expect(button(page)).toHaveText('Milk: 5')
    await host(page).evaluate(element => element.removeAttribute('data-label'))
    await expect(button(page)).toHaveText('Eggs: 5')
    await host(page).evaluate(element => {
      const text = element.querySelector('script')?.firstChild as Text
      text.data = '{"label":"Tea"}'
    })
    await expect(button(page)).toHaveText('Tea: 5')
  })
})

test('an element becomes a marker, and then that of another widget', async ({ page, site }) => {
  await page.goto(site.addPage('/', '<div id="later"></div>'))
  await page.evaluate(() => document.querySelector('#later')?.setAttribute('data-widget', 'counter'))
  await expect(button(page)).toHaveText('Count: 0')
  await page.evaluate(() => document.querySelector('#later')?.setAttribute('data-widget', 'notes'))
  await expect(page.getByRole('heading')).toHaveText('Notes')
  await page.evaluate(() => document.querySelector('#later')?.removeAttribute('data-widget'))
  await expect(page.getByRole('heading')).toHaveCount(0)
})

test.describe('invalid props', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['counter props']) })

  test('that are corrected mount the widget', async ({ page, site }) => {
    const marker = site.marker('counter').replace('data-widget', 'data-start="many" data-widget')
    await page.goto(site.addPage('/', marker))
    await expect(host(page)).toHaveAttribute('data-state', 'failed')
    await expect.poll(() => site.requestCount('following.js')).toBe(1)
    await host(page).evaluate(element => element.setAttribute('data-start', '3'))
    await expect(button(page)).toHaveText('Count: 3')
  })
})

test('scan finds the markers in open shadow roots, now and later', async ({ page, site }) => {
  await page.goto(site.addPage('/', '<section></section>'))
  await page.evaluate(async path => {
    const core = (await import(path)) as CoreModule
    const section = document.querySelector('section') as HTMLElement
    const root = section.attachShadow({ mode: 'open' })
    const add = (label: string) => {
      const marker = document.createElement('div')
      marker.dataset.widget = 'counter'
      marker.dataset.label = label
      root.append(marker)
    }
    add('Now')
    core.scan(document.body)
    add('Later')
  }, '/assets/core.js')
  await expect(button(page)).toHaveText(['Now: 0', 'Later: 0'])
  await button(page).first().click()
  await expect(button(page)).toHaveText(['Now: 1', 'Later: 0'])
  await page.evaluate(() => {
    Object.assign(window, { section: document.querySelector('section') })
    document.querySelector('section')?.remove()
  })
  await expect.poll(() => readLog(page)).toContain('unmounted Later')
  await page.evaluate(() => document.body.append((window as unknown as { section: HTMLElement }).section))
  await expect(button(page)).toHaveText(['Now: 0', 'Later: 0'])
})
