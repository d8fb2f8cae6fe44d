import { contract } from '../../widgets/review/helpful/contract'
import { examples } from '../../widgets/review/helpful/examples'
import { lastOn, publish, SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const NAME = /^Helpful ?: Real work from week two$/
const CALL = '/ajax/reviews/34/helpful'
const answers = {
  [`POST ${CALL}`]: { body: { helpful: 13, voted: true } },
  [`DELETE ${CALL}`]: { body: { helpful: 12, voted: false } },
}

test('is a link to the form without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'helpful', 'default', { script: false })
  const link = plain.page.getByRole('link', { name: NAME })
  await expect(link).toHaveAttribute('href', '/reviews/34/helpful')
  await expect(plain.page.getByText('12 people found this helpful')).toBeVisible()
})

describeWidget(contract, examples)

test('counts a vote with one click, and takes it back with the space bar', async ({ page }) => {
  const opened = await openWidget(page, 'helpful', 'default', { before: SIGNED_IN, answers })
  await page
    .getByRole('link', { name: 'Helpful' })
    .or(page.getByRole('button', { name: 'Helpful' }))
    .click()
  const toggle = page.getByRole('button', { name: NAME })
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('You and 12 others found this helpful')).toBeVisible()
  expect(await lastOn(page, 'flash')).toEqual({ kind: 'success', text: 'Thanks. We’ve counted your vote' })
  await toggle.press('Space')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('12 people found this helpful')).toBeVisible()
  expect(await opened.events()).toEqual([
    { name: 'helpful:toggled', detail: { id: 34, voted: true } },
    { name: 'helpful:toggled', detail: { id: 34, voted: false } },
  ])
})

test('asks a visitor to log in, then counts the vote', async ({ page }) => {
  const { requests } = await openWidget(page, 'helpful', 'default', { answers })
  await page.getByRole('link', { name: 'Helpful' }).click()
  await expect.poll(() => lastOn(page, 'modal')).toEqual({ name: 'login' })
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  await publish(page, 'user', { loggedIn: true, firstname: 'Sam', id: 7 })
  await expect(page.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('You and 12 others found this helpful')).toBeVisible()
})

test('a visitor who opens another dialog has not voted', async ({ page }) => {
  const { requests } = await openWidget(page, 'helpful', 'default', { answers })
  await page.getByRole('link', { name: 'Helpful' }).click()
  await expect.poll(() => lastOn(page, 'modal')).toEqual({ name: 'login' })
  await publish(page, 'modal', { name: 'save-item', type: 'reviews', id: 34, title: 'Real work' })
  await publish(page, 'user', { loggedIn: true, firstname: 'Sam', id: 7 })
  await expect(page.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'false')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('says why a vote was refused', async ({ page }) => {
  const message = 'You wrote this review. Other people can say whether it helped them'
  await openWidget(page, 'helpful', 'default', {
    before: SIGNED_IN,
    answers: { [`POST ${CALL}`]: { status: 409, body: { message } } },
  })
  await page
    .getByRole('link', { name: 'Helpful' })
    .or(page.getByRole('button', { name: 'Helpful' }))
    .click()
  await expect.poll(() => lastOn(page, 'flash')).toEqual({ kind: 'error', text: message })
  await expect(page.getByRole('button', { name: 'Helpful' })).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('12 people found this helpful')).toBeVisible()
})
