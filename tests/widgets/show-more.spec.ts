import { contract } from '../../widgets/site/show-more/contract'
import { examples } from '../../widgets/site/show-more/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const ROWS = Array.from({ length: 5 }, (_, row) => `<li class="${row > 1 ? 'w-show-more__later' : ''}">Row ${row}</li>`)
const LIST = `<ol id="rows">${ROWS.join('')}</ol>`
const WITH_LIST = { before: LIST, props: { items: [], list: 'rows', first: 2, step: 2 } }

test('without JavaScript the whole list shows, without a button', async ({ page }) => {
  const plain = await openWidget(page, 'show-more', 'default', { script: false })
  await expect(plain.page.getByRole('link')).toHaveCount(24)
  await expect(plain.page.getByRole('button')).toHaveCount(0)
})

describeWidget(contract, examples)

test('the button says how many items it adds and how many there are', async ({ page }) => {
  await openWidget(page, 'show-more')
  await expect(page.getByRole('link')).toHaveCount(10)
  await page.getByRole('button', { name: 'Show 10 more (of 24)' }).click()
  await expect(page.getByRole('link')).toHaveCount(20)
  await page.getByRole('button', { name: 'Show 4 more (of 24)' }).click()
  await expect(page.getByRole('link')).toHaveCount(24)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('the focus moves to the first new item', async ({ page }) => {
  await openWidget(page, 'show-more')
  await page.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link').nth(10)).toBeFocused()
})

test('showing more fires an event', async ({ page }) => {
  const { events, dataLayer } = await openWidget(page, 'show-more')
  await page.getByRole('button').click()
  expect(await events()).toEqual([{ name: 'show-more:expanded', detail: { shown: 20, total: 24 } }])
  expect(await dataLayer()).toContainEqual({ event: 'show_more', name: 'subject areas' })
})

test('the list is short from the first paint', async ({ page }) => {
  const opened = await openWidget(page, 'show-more', 'default', { script: 'later' })
  await expect(page.getByRole('link')).toHaveCount(10)
  await opened.start()
  await opened.mounted()
  await expect(page.getByRole('link')).toHaveCount(10)
})

test('if the site’s script never loads, the whole list appears without a button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWidget(page, 'show-more', 'default', { script: 'later', before: LIST })
  await expect(page.getByRole('link')).toHaveCount(10)
  await expect(page.getByRole('listitem').filter({ hasText: 'Row' })).toHaveCount(2)
  await page.evaluate(() => document.getAnimations().forEach(animation => animation.finish()))
  await expect(page.getByRole('link')).toHaveCount(24)
  await expect(page.getByRole('listitem').filter({ hasText: 'Row' })).toHaveCount(5)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('the list stays short before its widget mounts if another widget proves that scripts run', async ({ page }) => {
  const before = '<div data-widget="other" data-state="mounted"></div>'
  await openWidget(page, 'show-more', 'default', { script: 'later', before })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect(page.getByRole('link')).toHaveCount(10)
})

test('if the widget fails, the whole list shows', async ({ page }) => {
  const { host } = await openWidget(page, 'show-more', 'default', {
    marker: html => html.replace('"name":"subject areas"', '"name":null'),
  })
  await expect(host).toHaveAttribute('data-state', 'failed')
  await expect(page.getByRole('link')).toHaveCount(24)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test.describe('an existing list on the page', () => {
  test('starts short and grows', async ({ page }) => {
    const { events } = await openWidget(page, 'show-more', 'default', WITH_LIST)
    await expect(page.getByRole('listitem')).toHaveText(['Row 0', 'Row 1'])
    await page.getByRole('button', { name: 'Show 2 more (of 5)' }).click()
    await expect(page.getByText('Row 2')).toBeFocused()
    await page.getByRole('button', { name: 'Show 1 more (of 5)' }).click()
    await expect(page.getByRole('listitem')).toHaveCount(5)
    expect(await events()).toHaveLength(2)
  })

  test('shows the same number of rows when they change places', { tag: '@full' }, async ({ page }) => {
    await openWidget(page, 'show-more', 'default', WITH_LIST)
    await expect(page.getByRole('listitem')).toHaveText(['Row 0', 'Row 1'])
    await page.locator('#rows').evaluate(list => list.prepend(list.lastElementChild as Element))
    await expect(page.getByRole('listitem')).toHaveText(['Row 4', 'Row 0'])
    await expect(page.getByRole('button', { name: 'Show 2 more (of 5)' })).toBeVisible()
  })

  test('shows all rows without JavaScript', async ({ page }) => {
    const plain = await openWidget(page, 'show-more', 'default', { ...WITH_LIST, script: false })
    await expect(plain.page.getByRole('listitem')).toHaveCount(5)
  })

  test('shows all rows again when the widget is removed', { tag: '@full' }, async ({ page }) => {
    const { host } = await openWidget(page, 'show-more', 'default', WITH_LIST)
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await host.evaluate(element => element.remove())
    await expect(page.getByRole('listitem')).toHaveCount(5)
  })

  test('that is missing renders nothing', { tag: '@full' }, async ({ page }) => {
    await openWidget(page, 'show-more', 'default', { props: { items: [], list: 'elsewhere' } })
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
