import { contract } from '../../widgets/company/top-employer-card/contract'
import { examples } from '../../widgets/company/top-employer-card/examples'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const promotionEvent = (event: string) => ({
  event,
  action: 'Top employer card',
  id: 5,
  category: 'Engineering & science',
  category_id: 5,
})
test('without JavaScript it shows a link, the score and the quote', async ({ page }) => {
  const plain = await openWidget(page, 'top-employer-card', 'first', { script: false })
  await expect(plain.page.getByRole('heading', { name: 'Number 1: Halden Rail', level: 3 })).toBeVisible()
  await expect(plain.page.getByRole('link', { name: 'Halden Rail' })).toHaveAttribute('href', '/companies/halden-rail')
  await expect(plain.host).toContainText('4.4 out of 5 from 58 reviews')
  await expect(plain.page.getByRole('blockquote')).toHaveText('They gave me a junction of my own within a month')
})

describeWidget(contract, examples)

test('a promoted card has a label and sends one impression event', async ({ page }) => {
  const spacer = '<svg width="10" height="3000" aria-hidden="true"></svg>'
  const opened = await openWidget(page, 'top-employer-card', 'promoted', { before: spacer })
  await expect(opened.host.getByText('Promoted')).toBeVisible()
  expect(await analyticsEventsOf(opened)).toEqual([])
  for (const at of [0, 9000, 0, 9000]) {
    await page.mouse.wheel(0, at === 0 ? -9000 : 9000)
    await expect.poll(() => page.evaluate(() => scrollY > 1000)).toBe(at > 0)
  }
  await expect.poll(() => analyticsEventsOf(opened)).toEqual([promotionEvent('service_impression')])
})

test('following a promoted card sends a click event', async ({ page }) => {
  const opened = await openWidget(page, 'top-employer-card', 'promoted')
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await expect.poll(() => analyticsEventsOf(opened)).toEqual([promotionEvent('service_impression')])
  await page.getByRole('link').focus()
  await page.keyboard.press('Enter')
  expect(await analyticsEventsOf(opened)).toEqual([
    promotionEvent('service_impression'),
    promotionEvent('service_click'),
  ])
  expect(await opened.events()).toEqual([
    { name: 'top-employer-card:followed', detail: { url: '/companies/halden-rail' } },
  ])
})

test('a place on the podium cannot be paid for, so it sends no events', async ({ page }) => {
  const { analytics } = examples.promoted
  const opened = await openWidget(page, 'top-employer-card', 'first', { props: { analytics } })
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await expect(opened.host).not.toContainText('Promoted')
  await page.getByRole('link').click()
  await expect.poll(opened.events).toHaveLength(1)
  expect(await analyticsEventsOf(opened)).toEqual([])
})

test('a quote can have 90 characters, not 91', async ({ page }) => {
  const quoteOf = (length: number) => ({ quote: { text: 'x'.repeat(length), author: 'Student' } })
  const fits = await openWidget(page, 'top-employer-card', 'default', { props: quoteOf(90) })
  await fits.mounted()
  expect(() =>
    contract.parse({ attributes: {}, json: JSON.stringify({ ...examples.default, ...quoteOf(91) }) }),
  ).toThrow(/quote/)
})
