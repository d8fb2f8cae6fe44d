import { expect, type Page } from '@playwright/test'
import { test } from '../support/mount-harness'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a misspelt marker shows its own HTML', async ({ page, site }) => {
    await page.goto(site.addPage('/', '<div data-widget="cuonter">Typo</div>'))
    await expect(page.getByText('Typo')).toBeVisible()
  })
})

/** Collects the messages of the console from now on. */
function consoleOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', message => messages.push(message.text()))
  return messages
}

test.describe('a marker with mistakes', () => {
  test.use({ expectedMessages: async ({ browserName: _ }, use) => use(['counter', 'data-mount']) })

  test('is named with its place, what was expected and a corrected snippet', async ({ page, site }) => {
    const messages = consoleOf(page)
    const right = site.marker('counter')
    const wrong = '<section id="shop"><div data-widget="counter" data-start="many" class="a">Old</div></section>'
    await page.goto(site.addPage('/', right + wrong))
    await expect.poll(() => messages.join('\n')).toContain('For example')
    const text = messages.join('\n')
    expect(text).toContain('"start" must be number, not "many"')
    expect(text).toContain(
      'In <div data-widget="counter" data-start="many" class="a"> (2 of 2 "counter" in section#shop)',
    )
    expect(text).toContain('start: expected a number, received "many"')
    expect(text).toContain('<div data-widget="counter" data-start="1" class="a"></div>')
  })

  test('gets a suggestion for a misspelt widget', async ({ page, site }) => {
    const messages = consoleOf(page)
    await page.goto(site.addPage('/', '<div data-widget="cuonter">Typo</div>'))
    await expect.poll(() => messages.join('\n')).toContain('There is no widget "cuonter" on this page')
    expect(messages.join('\n')).toContain('Did you mean "counter"?')
  })

  test('gets a suggestion for a misspelt prop, in attributes and JSON', async ({ page, site }) => {
    const messages = consoleOf(page)
    const json = '<script type="application/json">{"boldd":true,"colour":"red"}</script>'
    const marker = `<div data-widget="counter" data-lable="Eggs" data-testid="x">${json}</div>`
    await page.goto(site.addPage('/', marker))
    await expect.poll(() => messages.join('\n')).toContain('data-lable is not a prop. Did you mean data-label?')
    const text = messages.join('\n')
    expect(text).toContain('"boldd" in the JSON is not a prop. Did you mean "bold"?')
    expect(text).toContain('"colour" in the JSON is not a prop. Props: label, start, bold, tags.')
    expect(text, 'other attributes belong to the page').not.toContain('testid is')
    await expect(page.getByRole('button')).toHaveText('Count: 0')
  })

  test('gets a suggestion for a misspelt strategy, and is mounted', async ({ page, site }) => {
    const messages = consoleOf(page)
    await page.goto(site.addPage('/', site.marker('counter', { mount: 'visble' })))
    await expect(page.locator('[data-widget]')).toHaveAttribute('data-state', 'mounted')
    await expect.poll(() => messages.join('\n')).toContain('data-mount="visble" is not a strategy')
    expect(messages.join('\n')).toContain('Did you mean "visible"?')
  })

  test('with a media query that no browser understands is reported', async ({ page, site }) => {
    const messages = consoleOf(page)
    await page.goto(site.addPage('/', site.marker('counter', { mount: 'media(wide enough)' })))
    await expect.poll(() => messages.join('\n')).toContain('has a media query that no browser understands')
  })
})

test('one pair of parentheses is enough for a media query', async ({ page, site }) => {
  await page.goto(site.addPage('/', site.marker('counter', { mount: 'media(min-width: 1px)' })))
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-state', 'mounted')
})

test('a right page gets no message, and none of the code for messages', async ({ page, site }) => {
  const messages = consoleOf(page)
  await page.goto(site.addPage('/', site.marker('counter') + site.marker('notes', { key: 'k2', mount: 'interaction' })))
  await expect(page.locator('[data-widget=counter]')).toHaveAttribute('data-state', 'mounted')
  await expect.poll(() => site.requestCount('following.js')).toBe(1)
  expect(messages).toEqual([])
  expect(site.requestCount('diagnose.js')).toBe(0)
})
