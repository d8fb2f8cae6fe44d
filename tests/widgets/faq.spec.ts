import { contract } from '../../widgets/site/faq/contract'
import { examples } from '../../widgets/site/faq/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const FREE = 'Is Firstrung free?'
const FREE_ANSWER = 'Students and graduates never pay'
const ACCOUNT_ANSWER = 'Everything about jobs and employers is open to read'

test('a question opens without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'faq', 'default', { script: false })
  await plain.page.getByText(FREE).click()
  await expect(plain.page.getByText(FREE_ANSWER)).toBeVisible()
})

describeWidget(contract, examples)

test('questions open and close with the keyboard', async ({ page }) => {
  await openWidget(page, 'faq')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(FREE_ANSWER)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText(FREE_ANSWER)).toBeHidden()
})

test('opening a question fires one event, closing it fires none', async ({ page }) => {
  const { events, dataLayer } = await openWidget(page, 'faq')
  await page.getByText(FREE).click()
  await page.getByText(FREE).click()
  expect(await events()).toEqual([{ name: 'faq:opened', detail: { id: 'is-it-free' } }])
  expect(await dataLayer()).toContainEqual({ event: 'faq_open', name: 'is-it-free' })
})

test('a deep link opens its question and scrolls to it', async ({ page }) => {
  const { events } = await openWidget(page, 'faq', 'default', {
    at: '#faq-do-i-need-an-account',
    before: '<p>A line of the page</p>'.repeat(40),
  })
  await expect(page.getByText(ACCOUNT_ANSWER)).toBeInViewport()
  await expect(page.getByText(FREE_ANSWER)).toBeHidden()
  expect(await events()).toEqual([])
})

test('a link on the page opens its question and closes no other', async ({ page }) => {
  await openWidget(page, 'faq', 'default', { after: '<a href="#faq-do-i-need-an-account">Accounts</a>' })
  await page.getByText(FREE).click()
  await page.getByRole('link', { name: 'Accounts' }).click()
  await expect(page.getByText(ACCOUNT_ANSWER)).toBeVisible()
  await expect(page.getByText(FREE_ANSWER)).toBeVisible()
})

test('a hash that matches no question, or contains a selector, changes nothing', async ({ page }) => {
  await openWidget(page, 'faq', 'default', { at: '#faq-nothing],script' })
  await expect(page.getByText(FREE_ANSWER)).toBeHidden()
})
