import { contract } from '../../widgets/company/company-jobs-fallback/contract'
import { examples } from '../../widgets/company/company-jobs-fallback/examples'
import { lastOn, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const SHORTLIST = 'Shortlist Halden Rail'
const HINT = 'Add it to your shortlist'

test('without JavaScript it links to the log-in page and to similar jobs', async ({ page }) => {
  const plain = await openWidget(page, 'company-jobs-fallback', 'default', { script: false })
  await expect(plain.page.getByRole('link', { name: SHORTLIST })).toHaveAttribute('href', examples.default.loginUrl)
  const follow = plain.page.getByRole('link', { name: 'Email me about new placements' })
  await expect(follow).toHaveAttribute('href', examples.default.followUrl)
  await expect(plain.page.getByRole('link', { name: 'Signalling engineering placement', exact: true })).toBeVisible()
  await expect(plain.page.getByText('usually open in September and October')).toBeVisible()
  await expect(plain.page.getByText(HINT)).toBeVisible()
})

describeWidget(contract, examples)

test('asks a visitor to log in to save the employer, as every save button does', async ({ page }) => {
  const opened = await openWidget(page, 'company-jobs-fallback')
  await page.getByRole('link', { name: SHORTLIST }).click()
  expect(await lastOn(page, 'modal')).toEqual({ name: 'save-item', title: 'Halden Rail', type: 'companies', id: 12 })
  expect(await opened.events()).toEqual([{ name: 'company-jobs-fallback:asked', detail: { id: 12 } }])
})

test('adds the employer to the shortlist of a logged-in person, and removes it', async ({ page }) => {
  const { requests } = await openWidget(page, 'company-jobs-fallback', 'default', {
    before: SIGNED_IN,
    answers: {
      ...savedCompanies(),
      'POST /ajax/saved-items/companies': { status: 201, body: { id: 12, type: 'companies', reminders: false } },
      'DELETE /ajax/saved-items/companies/12': { status: 204 },
    },
  })
  await page.getByRole('button', { name: SHORTLIST }).click()
  await expect(page.getByText('Halden Rail is on your shortlist.')).toBeVisible()
  const removeButton = page.getByRole('button', { name: 'Remove from shortlist' })
  await expect(removeButton).toBeFocused()
  await expect(page.getByText(HINT)).toBeHidden()
  await removeButton.click()
  await expect(page.getByRole('button', { name: SHORTLIST })).toBeVisible()
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'DELETE'])
})

test('without similar jobs only the first part shows', async ({ page }) => {
  const { host } = await openWidget(page, 'company-jobs-fallback', 'empty')
  await expect(host.getByRole('heading')).toHaveText(['No open roles'])
  await expect(host.getByRole('listitem')).toHaveCount(0)
})
