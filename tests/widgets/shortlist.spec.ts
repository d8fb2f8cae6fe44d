import { contract } from '../../widgets/company/shortlist/contract'
import { examples } from '../../widgets/company/shortlist/examples'
import { lastOn, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

test('without JavaScript it links to the log-in page, with the item to save and the return path', async ({ page }) => {
  const plain = await openWidget(page, 'shortlist', 'default', { script: false })
  await expect(plain.page.getByRole('link', { name: 'Shortlist Halden Rail' })).toHaveAttribute(
    'href',
    '/login?return=%2Fcompanies%2Fhalden-rail&save=companies-12',
  )
})

test('without JavaScript it shows a signed-in person what they have saved', async ({ page }) => {
  const plain = await openWidget(page, 'shortlist', 'saved', { script: false })
  await expect(plain.page.getByRole('link', { name: 'Shortlisted Halden Rail' })).toHaveText('Shortlisted')
})

test('follows the list of the page once it is known, whatever the server knew', async ({ page }) => {
  await openWidget(page, 'shortlist', 'saved', { before: SIGNED_IN, answers: savedCompanies() })
  await expect(page.getByRole('button', { name: 'Shortlist Halden Rail' })).toHaveAttribute('aria-pressed', 'false')
})

describeWidget(contract, examples)

test('asks a visitor to log in', async ({ page }) => {
  const opened = await openWidget(page, 'shortlist')
  await page.getByRole('link', { name: 'Shortlist Halden Rail' }).click()
  expect(await lastOn(page, 'modal')).toEqual({ name: 'save-item', title: 'Halden Rail', type: 'companies', id: 12 })
  expect(await opened.events()).toEqual([{ name: 'shortlist:toggled', detail: { id: 12, saved: false } }])
})

test('is a toggle for a logged-in person, with mouse and keyboard', async ({ page }) => {
  const { requests, events } = await openWidget(page, 'shortlist', 'default', {
    before: SIGNED_IN,
    answers: {
      ...savedCompanies(),
      'POST /ajax/saved-items/companies': { status: 201, body: { id: 12, type: 'companies', reminders: false } },
      'DELETE /ajax/saved-items/companies/12': { status: 204 },
    },
  })
  const toggle = page.getByRole('button', { name: 'Shortlist Halden Rail' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toHaveText('Shortlisted')
  await expect.poll(() => requests.some(({ method, body }) => method === 'POST' && body === '{"id":12}')).toBe(true)
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => requests.some(({ method }) => method === 'DELETE')).toBe(true)
  expect(await events()).toEqual([
    { name: 'shortlist:toggled', detail: { id: 12, saved: true } },
    { name: 'shortlist:toggled', detail: { id: 12, saved: false } },
  ])
})

test('shows that the employer is saved already', async ({ page }) => {
  await openWidget(page, 'shortlist', 'default', { before: SIGNED_IN, answers: savedCompanies(11, 12) })
  await expect(page.getByRole('button', { name: 'Shortlist Halden Rail' })).toHaveAttribute('aria-pressed', 'true')
})

test('the mobile variant shows below 768 px, the default variant from 768 px up', async ({ page }) => {
  for (const [width, word, mobile] of [
    [767, false, true],
    [768, true, false],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    await openWidget(page, 'shortlist')
    await expect(page.getByRole('link', { name: 'Shortlist Halden Rail' })).toBeVisible({ visible: word })
    await openWidget(page, 'shortlist', 'mobile')
    await expect(page.getByRole('link', { name: 'Shortlist Halden Rail' })).toBeVisible({ visible: mobile })
  }
})
