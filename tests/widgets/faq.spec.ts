import { contract } from '../../widgets/site/faq/contract'
import { examples } from '../../widgets/site/faq/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('a question opens without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'faq', 'default', { script: false })
  await plain.page.getByText('Is Firstrung free?').click()
  await expect(plain.page.getByText('Students and graduates never pay')).toBeVisible()
})

test('the address of a question opens it and moves to it', async ({ page }) => {
  await openWidget(page, 'faq', 'default', { at: '#faq-do-i-need-an-account' })
  await expect(page.getByText('Everything about jobs and employers is open to read')).toBeVisible()
  await expect(page.getByText('Students and graduates never pay')).toBeHidden()
})
