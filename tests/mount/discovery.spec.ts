import { expect, type Page } from '@playwright/test'
import { logOf, startOn, test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a marker shows what the server wrote', async ({ page, site }) => {
    await page.goto(site.page('/', site.marker('counter', { props: { label: 'Apples', start: 3 } })))
    await expect(page.getByRole('button')).toHaveText('Apples: 3')
  })
})

const host = (page: Page) => page.locator('[data-widget=counter]')

test('a marker on the page is mounted, with its element as `host`', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('counter')))
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 1')
  expect(await logOf(page)).toEqual(['mounted Count on div'])
})

test('a marker may come before its registration, and after it', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('counter'), 'core.js'))
  await startOn(page, ['notes'])
  await expect(host(page)).not.toHaveAttribute('data-state')
  await startOn(page, ['counter'])
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
})

test('markers that appear later are mounted, deep inside what is added', async ({ page, site }) => {
  await page.goto(site.page('/', '<main></main>'))
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

test('a marker that leaves is unmounted; when it returns, it starts anew', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('counter')))
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 1')
  await page.evaluate(() => {
    const element = document.querySelector('[data-widget]')
    Object.assign(window, { kept: element })
    element?.remove()
  })
  await expect.poll(() => logOf(page)).toContain('unmounted Count')
  await page.evaluate(() => document.body.append((window as unknown as { kept: Element }).kept))
  await expect(page.getByRole('button')).toHaveText('Count: 0')
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Count: 1')
})

test('a marker that only moves is left alone, also when it is away for a microtask', async ({ page, site }) => {
  await page.goto(site.page('/', `${site.marker('counter')}<footer></footer>`))
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
  expect(await logOf(page)).toEqual(['mounted Count on div'])
})

test('the page is watched from its root, so that a new body is found', async ({ page, site }) => {
  await page.goto(site.page('/', site.marker('counter', { props: { label: 'Old' } })))
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
  await expect.poll(() => logOf(page)).toEqual(expect.arrayContaining(['unmounted Old', 'mounted New on div']))
})

test('an async script that runs while the page is still coming waits for whole markers', async ({ page, site }) => {
  const { first, rest } = {
    first: '<p>First</p>',
    rest: site.marker('counter', { props: { label: 'Whole', start: 7 } }),
  }
  await page.goto(site.page('/', `${first}<script type="module" async src="/assets/main.js"></script>${rest}`, null))
  await expect(page.getByRole('button')).toHaveText('Whole: 7')
})

test('a marker inside the HTML of another is a widget of its own', async ({ page, site }) => {
  const inner = site.marker('counter', { key: 'k2', props: { label: 'Inner' } })
  await page.goto(site.page('/', `<div data-widget="unknown">${inner}</div>`))
  await page.getByRole('button').click()
  await expect(page.getByRole('button')).toHaveText('Inner: 1')
})

test('a slip of the pen in a name leaves the page as it is', async ({ page, site }) => {
  await page.goto(site.page('/', `<div data-widget="cuonter"><a href="/native">Go</a></div>${site.marker('counter')}`))
  await expect(host(page)).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('link').click()
  await expect(page.getByRole('heading')).toHaveText('native /native')
})
