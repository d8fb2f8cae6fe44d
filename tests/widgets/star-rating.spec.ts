import { contract } from '../../widgets/review/star-rating/contract'
import { examples } from '../../widgets/review/star-rating/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

const form = {
  before: '<form action="/rate" method="post">',
  after: '<button>Send</button></form>',
  answers: { 'POST /rate': { body: 'Thank you' } },
}

test('is submitted with its form without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'star-rating', 'editable', { ...form, script: false })
  await plain.page.getByRole('radio', { name: '4 Good' }).check()
  await plain.page.getByRole('button', { name: 'Send' }).click()
  await expect(plain.page.getByText('Thank you')).toBeVisible()
  expect(plain.requests[0]?.body).toBe('r1=4')
})

test('is submitted with its form, and emits an event', async ({ page }) => {
  const { requests, events } = await openWidget(page, 'star-rating', 'editable', form)
  const group = page.getByRole('group', { name: 'How much did you enjoy the work itself?' })
  await group.getByRole('radio', { name: '5 Excellent' }).check()
  expect(await events()).toEqual([{ name: 'star-rating:changed', detail: { name: 'r1', value: 5 } }])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
  expect(requests[0]?.body).toBe('r1=5')
})

test('has five named choices and works with the arrow keys', async ({ page }) => {
  await openWidget(page, 'star-rating', 'editable')
  for (const name of ['1 Very poor', '2 Poor', '3 OK', '4 Good', '5 Excellent']) {
    await expect(page.getByRole('radio', { name })).toBeVisible()
  }
  await page.getByRole('radio', { name: '2 Poor' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3 OK' })).toBeChecked()
})

test('has stars of at least 44 px as click targets', async ({ page }) => {
  await openWidget(page, 'star-rating', 'editable')
  const box = await page.getByRole('radio', { name: '3 OK' }).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test('is text when read-only', async ({ page }) => {
  const { host } = await openWidget(page, 'star-rating')
  await expect(host.getByText('4.2 out of 5')).toBeVisible()
  await expect(host.getByRole('img')).toHaveCount(0)
})

test('describes the field with its error, and accepts Not relevant', async ({ page }) => {
  await openWidget(page, 'star-rating', 'error')
  await expect(page.getByRole('group')).toHaveAccessibleDescription('Error: Rate this from 1 to 5 stars')
  const { events } = await openWidget(page, 'star-rating', 'skippable')
  await page.getByRole('radio', { name: 'Not relevant' }).check()
  expect(await events()).toEqual([{ name: 'star-rating:changed', detail: { name: 'r1', value: 0 } }])
})
