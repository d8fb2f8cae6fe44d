import { contract } from '../../widgets/job/interest-status/contract'
import { examples } from '../../widgets/job/interest-status/examples'
import { lastOn, SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

describeWidget(contract, examples)

test('lists opening dates and links to the form without JavaScript', async ({ page }) => {
  const { page: plain } = await openWidget(page, 'interest-status', 'default', { script: false })
  await expect(plain.getByRole('listitem').first()).toContainText('Opens November 2026')
  await expect(plain.getByRole('link', { name: 'Register interest in Signalling placement' })).toHaveAttribute(
    'href',
    '/register-interest/12',
  )
})

test('asks visitors to log in', async ({ page }) => {
  const opened = await openWidget(page, 'interest-status')
  await page.getByRole('link', { name: 'Register interest in Track design internship' }).press('Enter')
  await expect.poll(() => lastOn(page, 'modal')).toEqual({ name: 'login' })
  expect(await opened.events()).toEqual([{ name: 'interest-status:asked', detail: { id: 13 } }])
})

test('shows since when a person is on the list of each job, and changes that', async ({ page }) => {
  const opened = await openWidget(page, 'interest-status', 'default', {
    before: SIGNED_IN,
    answers: {
      'GET /ajax/user/interest': {
        body: { interest: [{ jobId: 12, state: 'confirmed', registeredAt: '2026-10-03T09:00:00.000Z' }] },
      },
      'PUT /ajax/register-your-interest': {
        body: {
          jobId: 13,
          machine: 'registerYourInterest',
          state: 'confirmed',
          transitions: ['withdraw'],
          registeredAt: '2026-10-05T09:00:00.000Z',
        },
      },
    },
  })
  await expect(page.getByRole('listitem').first()).toContainText('You’re on the list since 3 October')
  await page.getByRole('link', { name: 'Register interest in Track design internship' }).click()
  await expect(page.getByRole('listitem').nth(1)).toContainText('You’re on the list since 5 October')
  await expect(page.getByRole('button', { name: 'Remove Track design internship from your list' })).toBeVisible()
  expect(opened.requests.filter(({ path }) => path.startsWith('/ajax/user/interest'))).toHaveLength(1)
})

test('shows nothing without jobs', async ({ page }) => {
  const { host } = await openWidget(page, 'interest-status', 'empty')
  await expect(host.locator('*:not(script)')).toHaveCount(0)
})
