import { expect, test } from '@playwright/test'
import { type ApiWindow, openApi } from '../support/open-api'

test('a late subscriber receives the last value', async ({ page }) => {
  const opened = await openApi(page)
  const received = await page.evaluate(() => {
    const { api } = window as unknown as ApiWindow
    const values: unknown[] = []
    api.publish('flash', { kind: 'info', text: 'One' })
    api.publish('flash', { kind: 'info', text: 'Two' })
    api.subscribe('flash', value => values.push(value.text))
    api.publish('flash', { kind: 'info', text: 'Three' })
    return values
  })
  expect(received).toEqual(['Two', 'Three'])
  opened.close()
})

test('two copies of the code share one bus', async ({ page }) => {
  const opened = await openApi(page)
  const received = await page.evaluate(() => {
    const { api, copy } = window as unknown as ApiWindow
    const values: unknown[] = []
    const stop = copy.subscribe('user', value => values.push(value))
    api.publish('user', { loggedIn: true, firstname: 'Maya' })
    stop()
    api.publish('user', { loggedIn: false })
    return { same: api.publish === copy.publish, values, last: copy.lastValue('user') }
  })
  expect(received).toEqual({
    same: false,
    values: [{ loggedIn: true, firstname: 'Maya' }],
    last: { loggedIn: false },
  })
  opened.close()
})

test('a listener can unsubscribe itself while it runs', async ({ page }) => {
  const opened = await openApi(page)
  const received = await page.evaluate(() => {
    const { api } = window as unknown as ApiWindow
    const values: string[] = []
    const stopFirst = api.subscribe('flash', () => {
      values.push('first')
      stopFirst()
    })
    api.subscribe('flash', () => values.push('second'))
    api.publish('flash', { kind: 'info', text: 'a' })
    api.publish('flash', { kind: 'info', text: 'b' })
    return values
  })
  expect(received).toEqual(['first', 'second', 'second'])
  opened.close()
})

test('the page contains the signed-in user', async ({ page }) => {
  const opened = await openApi(page, {
    body: '<script type="application/json" id="page-user">{"loggedIn":true,"firstname":"Zo\\u00eb"}</script>',
  })
  expect(await page.evaluate(() => (window as unknown as ApiWindow).api.readUser())).toEqual({
    loggedIn: true,
    firstname: 'Zoë',
  })
  opened.close()
})

test('a page without the block is a visitor’s', async ({ page }) => {
  const opened = await openApi(page)
  expect(await page.evaluate(() => (window as unknown as ApiWindow).api.readUser())).toEqual({ loggedIn: false })
  opened.close()
})
