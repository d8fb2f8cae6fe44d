import { contract } from '../../widgets/company/rating-summary/contract'
import { examples } from '../../widgets/company/rating-summary/examples'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, expectAxeClean, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('without JavaScript the method is a link to its page', async ({ page }) => {
  const plain = await openWidget(page, 'rating-summary', 'default', { script: false })
  await expect(plain.page.getByRole('link', { name: 'How this is worked out' })).toHaveAttribute(
    'href',
    '/faqs#faq-how-are-ratings-worked-out',
  )
})

test('shows the score, number of reviews, recommendations, three sections and the breakdown', async ({ page }) => {
  const { host } = await openWidget(page, 'rating-summary')
  await expect(host).toContainText('4.2 out of 5 from 38 reviews')
  await expect(host).toContainText('91% would recommend it to a friend')
  for (const section of ['The role', 'The company', 'The culture']) {
    await expect(host.getByText(section)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: '4 stars' })).toHaveAttribute(
    'href',
    '/companies/halden-rail/reviews?stars=4',
  )
})

test('shows no score with fewer than three reviews', async ({ page }) => {
  const two = await openWidget(page, 'rating-summary', 'default', { props: { count: 2 } })
  await expect(two.host).toContainText('Not enough reviews yet')
  await expect(two.host).not.toContainText('4.2')
  const three = await openWidget(page, 'rating-summary', 'default', { props: { count: 3 } })
  await expect(three.host).toContainText('4.2')
})

test('the dialog explains the rating and returns the focus on close', async ({ page }) => {
  const opened = await openWidget(page, 'rating-summary')
  const link = page.getByRole('link', { name: 'How this is worked out' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'How ratings are worked out' })
  await expect(dialog.getByText('How much did you enjoy the work itself?')).toBeVisible()
  await expectAxeClean(page)
  expect(await opened.events()).toEqual([{ name: 'rating-summary:opened', detail: {} }])
  expect(await analyticsEventsOf(opened)).toEqual([{ event: 'modal_open', name: 'rating-summary' }])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})
