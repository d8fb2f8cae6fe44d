import { contract } from '../../widgets/site/share-link/contract'
import { examples } from '../../widgets/site/share-link/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const URL = examples.default.url

test('without JavaScript the link shows without a button', async ({ page }) => {
  const plain = await openWidget(page, 'share-link', 'default', { script: false })
  await expect(plain.page.getByRole('textbox', { name: 'Link to this result' })).toHaveValue(URL)
  await expect(plain.page.getByRole('button')).toHaveCount(0)
})

describeWidget(contract, examples)

test('the button copies the link, with the keyboard too, and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { events } = await openWidget(page, 'share-link')
  await page.getByRole('button', { name: 'Copy link' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Link copied')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(URL)
  expect(await events()).toEqual([{ name: 'share-link:copied', detail: { url: URL } }])
})

test('if the browser refuses to copy, the link is selected and a message names the keys', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  const { events } = await openWidget(page, 'share-link')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status')).toHaveText('Press Ctrl+C, or Command+C on a Mac, to copy it')
  await expect(page.getByRole('textbox')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(URL)
  expect(await events()).toEqual([])
})

test('a device that can share gets a button that passes on title and link', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: (data: unknown) => Promise.resolve(void shared.push(data)) })
  })
  const { events } = await openWidget(page, 'share-link', 'of a job')
  await page.getByRole('button', { name: 'Share' }).click()
  const { title, url } = examples['of a job']
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([{ title, url }])
  await expect.poll(events).toEqual([{ name: 'share-link:shared', detail: { url } }])
})

test('the link of a search is the address that the page has by then', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: (data: unknown) => Promise.resolve(void shared.push(data)) })
  })
  const plain = await openWidget(page, 'share-link', 'of a search')
  await page.evaluate(() => {
    history.pushState(null, '', '/search-jobs?visa=yes')
    document.title = 'Jobs that sponsor visas'
  })
  const url = await page.evaluate(() => location.href)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('textbox')).toHaveValue(url)
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: 'Jobs that sponsor visas', url },
  ])
  await expect.poll(plain.events).toEqual([{ name: 'share-link:shared', detail: { url } }])
})

test('nothing happens when the person closes the list of apps', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Share canceled', 'AbortError'))
    Object.defineProperty(navigator, 'share', { value: refuse })
  })
  const { events } = await openWidget(page, 'share-link')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link' }).focus()
  expect(await events()).toEqual([])
})
