import { expect, type Page } from '@playwright/test'
import { readLog, registerFixtures, test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a marker shows what the server rendered', async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('counter', { props: { label: 'Apples', start: 3 } })))
    await expect(page.getByRole('button')).toHaveText('Apples: 3')
  })
})

const host = (page: Page) => page.locator('[data-widget=counter]')

test('a marker on the page is mounted, with its element as `host`', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter')))
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 1')
  expect(await readLog(page)).toEqual(['mounted Count on div'])
})

test('a marker may come before or after its registration', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter'), 'core.js'))
  await registerFixtures(page, ['notes'])
  await expect(host(page)).not.toHaveAttribute('data-state')
  await registerFixtures(page, ['counter'])
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
})

test('markers that are added later are mounted, also deep inside other elements', async ({ page, site }) => {
  await page.goto(site.addPage('/', '<main></main>'))
  await page.evaluate(() => {
    const section = document.createElement('section')
    const marker = document.createElement('div')
    marker.dataset.widget = 'counter'
    marker.dataset.label = 'Late'
    section.append(document.createElement('p'), marker)
    document.querySelector('main')?.append('text', section)
  })
  await expect(page.getByRole('button')).toHaveText('Late: 0')
})

test('a marker that is removed is unmounted, and mounted as a new widget when it returns', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter')))
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 1')
  await page.evaluate(() => {
    const element = document.querySelector('[data-widget]')
    Object.assign(window, { removed: element })
    element?.remove()
  })
  await expect.poll(() => readLog(page)).toContain('unmounted Count')
  await page.evaluate(() => document.body.append((window as unknown as { removed: Element }).removed))
  await expect(page.getByRole('button')).toHaveText('Count: 0')
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 1')
})

test('a marker that only moves stays mounted, even when it is removed for a microtask', async ({ page, site }) => {
  await page.goto(site.addPage('/', `${site.marker('counter')}<footer></footer>`))
  await page.getByRole('button').click()
  await page.evaluate(async () => {
    const footer = document.querySelector('footer')
    const element = document.querySelector('[data-widget]')
    footer?.append(element ?? '')
    element?.remove()
    await Promise.resolve()
    footer?.append(element ?? '')
  })
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 2')
  expect(await readLog(page)).toEqual(['mounted Count on div'])
})

test('markers in a new body are mounted', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { props: { label: 'Old' } })))
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
  await page.evaluate(() => {
    const body = document.createElement('body')
    const marker = document.createElement('div')
    marker.dataset.widget = 'counter'
    marker.dataset.label = 'New'
    body.append(marker)
    document.body.replaceWith(body)
  })
  await expect(page.getByRole('button')).toHaveText('New: 0')
  await expect.poll(() => readLog(page)).toEqual(expect.arrayContaining(['unmounted Old', 'mounted New on div']))
})

test('an async script that runs before the page is parsed waits for whole markers', async ({ page, site }) => {
  const { first, rest } = {
    first: '<p>First</p>',
    rest: site.marker('counter', { props: { label: 'Whole', start: 7 } }),
  }
  await page.goto(site.addPage('/', `${first}<script type="module" async src="/assets/main.js"></script>${rest}`, null))
  await expect(page.getByRole('button')).toHaveText('Whole: 7')
})

test('a marker inside another marker is a separate widget', async ({ page, site }) => {
  const inner = site.marker('counter', { key: 'k2', props: { label: 'Inner' } })
  await page.goto(site.addPage('/', `<div data-widget="unknown">${inner}</div>`))
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Inner: 1')
})

test('a typo in a name leaves the page as it is', async ({ page, site }) => {
  await page.goto(
    site.addPage('/', `<div data-widget="cuonter"><a href="/native">Go</a></div>${site.marker('counter')}`),
  )
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('link').click()
  await expect(page.getByRole('heading')).toHaveText('native /native')
})

for (const [how, replace] of [
  ['a replaced document element', () => document.documentElement.replaceWith(document.createElement('html'))],
  ['document.open()', () => document.open().close()],
] as const) {
  test(`markers are found after ${how}, and take early clicks`, async ({ page, site }) => {
    await page.goto(site.addPage('/', site.marker('counter')))
    await expect(host(page)).toHaveAttribute('data-state', 'mounted')
    await page.evaluate(replace)
    await page.evaluate(() => {
      const body = document.body ?? document.documentElement.appendChild(document.createElement('body'))
      for (const mount of ['load', 'interaction']) {
        const marker = document.createElement('div')
        Object.assign(marker.dataset, { widget: 'counter', mount, label: mount })
        const button = document.createElement('button')
        button.textContent = `${mount}: 0`
        marker.append(button)
        body.append(marker)
      }
    })
    await expect(page.locator('[data-mount=load]')).toHaveAttribute('data-state', 'mounted')
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-mount=interaction] button')?.click())
    await expect(page.getByRole('button')).toHaveText(['load: 0', 'interaction: 1'])
    expect(await readLog(page)).toContain('unmounted Count')
  })
}
