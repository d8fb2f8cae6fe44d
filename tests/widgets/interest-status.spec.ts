import { contract } from '../../widgets/job/interest-status/contract'
import { examples } from '../../widgets/job/interest-status/examples'
import { lastOn, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const answers = {
  ...savedCompanies(),
  'POST /ajax/saved-items/jobs': { status: 201, body: { id: 13, type: 'jobs', reminders: true } },
}

describeWidget(contract, examples)

test('lists opening dates and links to the log-in page without JavaScript', async ({ page }) => {
  const { page: plain } = await openWidget(page, 'interest-status', 'default', { script: false })
  await expect(plain.getByRole('listitem').first()).toContainText('Opens November 2026')
  await expect(plain.getByRole('link', { name: 'Register interest in Signalling placement' })).toHaveAttribute(
    'href',
    '/login?return=%2Fjobs%2F9-depot-placement&save=jobs-12',
  )
})

test('opens a dialog for visitors', async ({ page }) => {
  const opened = await openWidget(page, 'interest-status')
  await page.getByRole('link', { name: 'Register interest in Track design internship' }).press('Enter')
  expect(await lastOn(page, 'modal')).toEqual({
    name: 'register-interest',
    title: 'Track design internship',
    type: 'jobs',
    id: 13,
  })
  expect(await opened.events()).toEqual([{ name: 'interest-status:asked', detail: { id: 13 } }])
})

test('saves the job for signed-in users @both', async ({ page }) => {
  const opened = await openWidget(page, 'interest-status', 'signed in', { before: SIGNED_IN, answers })
  const save = page.getByLabel('Save Track design internship')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => opened.requests.map(({ method, path, body }) => `${method} ${path} ${body}`))
    .toContain('POST /ajax/saved-items/jobs {"id":13}')
})

test('shows nothing without jobs', async ({ page }) => {
  const { host } = await openWidget(page, 'interest-status', 'empty')
  await expect(host.locator('*:not(script)')).toHaveCount(0)
})
