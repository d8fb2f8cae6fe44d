import { contract } from '../../widgets/company/company-jobs-fallback/contract'
import { examples } from '../../widgets/company/company-jobs-fallback/examples'
import { lastOn, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const KEEP = 'Shortlist Halden Rail'

test('leads to the log-in page and to similar jobs without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'company-jobs-fallback', 'default', { script: false })
  await expect(plain.page.getByRole('link', { name: KEEP })).toHaveAttribute('href', examples.default.loginUrl)
  await expect(plain.page.getByRole('link', { name: 'Signalling engineering placement' })).toBeVisible()
  await expect(plain.page.getByText('usually open in September and October')).toBeVisible()
  await expect(plain.page.getByText('Keep it on your shortlist')).toBeVisible()
})

describeWidget(contract, examples)

test('asks a visitor to log in, and to save it straight after, as every save button does', async ({ page }) => {
  const opened = await openWidget(page, 'company-jobs-fallback')
  await page.getByRole('link', { name: KEEP }).click()
  expect(await lastOn(page, 'modal')).toEqual({ name: 'save-item', title: 'Halden Rail', type: 'companies', id: 12 })
  expect(await opened.events()).toEqual([{ name: 'company-jobs-fallback:asked', detail: { id: 12 } }])
})

test('puts the employer on the shortlist of who is logged in, and takes it off again @both', async ({ page }) => {
  const { requests } = await openWidget(page, 'company-jobs-fallback', 'default', {
    before: SIGNED_IN,
    answers: {
      ...savedCompanies(),
      'POST /ajax/saved-items/companies': { status: 201, body: { id: 12, type: 'companies', reminders: false } },
      'DELETE /ajax/saved-items/companies/12': { status: 204 },
    },
  })
  await page.getByRole('button', { name: KEEP }).click()
  await expect(page.getByText('Halden Rail is on your shortlist.')).toBeVisible()
  const back = page.getByRole('button', { name: 'Take it off again' })
  await expect(back).toBeFocused()
  await expect(page.getByText('Keep it on your shortlist')).toBeHidden()
  await back.click()
  await expect(page.getByRole('button', { name: KEEP })).toBeVisible()
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE'])
})

test('without similar jobs only the first part is shown', async ({ page }) => {
  const { host } = await openWidget(page, 'company-jobs-fallback', 'empty')
  await expect(host.getByRole('heading')).toHaveText(['No open roles'])
  await expect(host.getByRole('listitem')).toHaveCount(0)
})
