import { contract } from '../../widgets/site/transition-message/contract'
import { examples } from '../../widgets/site/transition-message/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const CALL = 'POST /dismiss-transition-message'
const MESSAGE = 'We have a new look. Your saved jobs and reviews are all here.'

test('without JavaScript the button posts a form', async ({ page }) => {
  const plain = await openWidget(page, 'transition-message', 'signed in', {
    script: false,
    answers: { [CALL]: { status: 303, headers: { location: '/' } } },
  })
  await plain.page.getByRole('button', { name: 'Close message' }).press('Enter')
  await expect.poll(() => plain.requests.length).toBe(1)
  expect(plain.requests[0]).toMatchObject({ path: '/dismiss-transition-message', body: '_csrf=a-token' })
  expect(plain.requests[0]?.headers['x-requested-with']).toBeUndefined()
})

describeWidget(contract, examples)

test('closing the message hides it at once, sends a request and is remembered', async ({ page, context }) => {
  const opened = await openWidget(page, 'transition-message', 'default', { answers: { [CALL]: { status: 204 } } })
  await page.getByRole('button', { name: 'Close message' }).press('Enter')
  await expect(page.getByText(MESSAGE)).toHaveCount(0)
  await expect.poll(() => opened.requests.length).toBe(1)
  expect(opened.requests[0]?.headers['x-requested-with']).toBe('XMLHttpRequest')
  expect(await opened.events()).toEqual([{ name: 'transition-message:dismissed', detail: {} }])
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'transition-message', value: 'dismissed', path: '/' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60)
})

test('the message stays hidden when the request fails', async ({ page }) => {
  const opened = await openWidget(page, 'transition-message', 'default', { answers: { [CALL]: { status: 500 } } })
  await page.getByRole('button', { name: 'Close message' }).press('Enter')
  await expect.poll(() => opened.requests.length).toBe(1)
  await expect(page.getByText(MESSAGE)).toHaveCount(0)
})

test('visitors who have dismissed the message never see it again', async ({ page, context }) => {
  await openWidget(page, 'transition-message')
  await expect(page.getByText(MESSAGE)).toBeVisible()
  await context.addCookies([
    { name: 'transition-message', value: 'dismissed', domain: '127.0.0.1', path: '/' },
    { name: 'other', value: '1', domain: '127.0.0.1', path: '/' },
  ])
  await page.reload()
  await expect(page.getByText(MESSAGE)).toHaveCount(0)
})

test('the message is a line of its own, and covers nothing', async ({ page }) => {
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await openWidget(page, 'transition-message', 'default', { before: '<p>Before</p>' })
    const message = page.getByRole('region', { name: 'News about this site' })
    const before = await page.getByText('Before').boundingBox()
    const box = await message.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0))
    expect(box?.height).toBeLessThanOrEqual(width < 375 ? 64 : 52)
    await expect(message).toHaveCSS('position', 'static')
  }
})
