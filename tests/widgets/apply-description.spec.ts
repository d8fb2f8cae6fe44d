import { contract } from '../../widgets/job/apply-description/contract'
import { examples } from '../../widgets/job/apply-description/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('is complete without JavaScript, with addresses as links', async ({ page }) => {
  const { page: plain } = await openWidget(page, 'apply-description', 'default', { script: false })
  await expect(plain.getByRole('listitem').filter({ hasText: 'Assessment centre' })).toBeVisible()
  // The full stop belongs to the sentence.
  await expect(plain.getByRole('link', { name: /^https/ })).toHaveAttribute(
    'href',
    'https://careers.halden-rail.example/form',
  )
  await expect(plain.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    'mailto:early.careers@halden-rail.example',
  )
  await plain.getByRole('checkbox', { name: 'CV' }).check()
  await expect(plain.getByRole('checkbox', { name: 'CV' })).toBeChecked()
})

test('always explains how to ask for adjustments', async ({ page }) => {
  const { host } = await openWidget(page, 'apply-description', 'minimal')
  await expect(host).toContainText('Ask Corner Bakery early')
  await expect(host.getByRole('heading')).toHaveCount(1)
})

test('remembers the ticked documents in this tab, for this job only', async ({ page }) => {
  const opened = await openWidget(page, 'apply-description')
  await page.getByRole('checkbox', { name: 'CV' }).focus()
  await page.keyboard.press('Space')
  await page.reload()
  await opened.mounted()
  await expect(page.getByRole('checkbox', { name: 'CV' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Transcript of your marks' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'CV' }).uncheck()
  await page.reload()
  await opened.mounted()
  await expect(page.getByRole('checkbox', { name: 'CV' })).not.toBeChecked()
})
