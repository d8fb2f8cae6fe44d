import { contract } from '../../widgets/company/info-summary/contract'
import { examples } from '../../widgets/company/info-summary/examples'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, expectAxeClean, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('without JavaScript the rest expands in place', async ({ page }) => {
  const plain = await openWidget(page, 'info-summary', 'default', { script: false })
  await expect(plain.page.getByText('Glasgow')).toBeHidden()
  await plain.page.getByText('More about Halden Rail').click()
  await expect(plain.page.getByText('Glasgow')).toBeVisible()
})

test('shows only known facts', async ({ page }) => {
  const { host } = await openWidget(page, 'info-summary')
  await expect(host.getByRole('term')).toContainText(['Industry', 'Size', 'Head office', 'Offices', 'Founded'])
  await expect(host).toContainText('January, September and October')
  const fewFacts = await openWidget(page, 'info-summary', 'few facts')
  await expect(fewFacts.host.getByRole('term')).toHaveText(['Industry', 'Head office'])
  await expect(fewFacts.host.getByText('More about')).toHaveCount(0)
})

test('the dialog lists all offices and returns the focus on close', async ({ page }) => {
  const opened = await openWidget(page, 'info-summary')
  const opener = page.locator('summary')
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'More about Halden Rail' })
  for (const office of examples.default.offices ?? []) {
    await expect(dialog.getByText(office, { exact: true })).toBeVisible()
  }
  await expectAxeClean(page)
  expect(await opened.events()).toEqual([{ name: 'info-summary:opened', detail: {} }])
  expect(await analyticsEventsOf(opened)).toEqual([{ event: 'modal_open', name: 'info-summary' }])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('three offices fit on the card, four do not', async ({ page }) => {
  const unknown = { visaLicence: 'unknown', opensMonths: [] }
  const three = await openWidget(page, 'info-summary', 'default', { props: { ...unknown, offices: ['A', 'B', 'C'] } })
  await expect(three.host).toContainText('A, B, C')
  await expect(three.host.locator('summary')).toHaveCount(0)
  const four = await openWidget(page, 'info-summary', 'default', { props: { ...unknown, offices: [...'ABCD'] } })
  await expect(four.host).toContainText('A, B and 2 more')
  await expect(four.host.locator('summary')).toHaveCount(1)
})

test('without any facts it renders nothing', async ({ page }) => {
  const { host } = await openWidget(page, 'info-summary', 'empty')
  await expect(host.locator('*:not(script)')).toHaveCount(0)
})
