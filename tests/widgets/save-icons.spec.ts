import { contract } from '../../widgets/account/save-icons/contract'
import { examples } from '../../widgets/account/save-icons/examples'
import { lastOn, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

test('leads to the log-in page without JavaScript, with what to save and the way back', async ({ page }) => {
  const plain = await openWidget(page, 'save-icons', 'default', { script: false })
  await expect(plain.page.getByRole('link', { name: 'Save Real work from week two' })).toHaveAttribute(
    'href',
    '/login?return=%2Freviews%2F34-site-engineer&save=reviews-34',
  )
})

describeWidget(contract, examples)

test('asks a visitor to log in, about this review', async ({ page }) => {
  const opened = await openWidget(page, 'save-icons')
  await page.getByRole('link', { name: 'Save Real work from week two' }).click()
  expect(await lastOn(page, 'modal')).toEqual({
    name: 'save-item',
    title: 'Real work from week two',
    type: 'reviews',
    id: 34,
  })
  expect(await opened.events()).toEqual([
    { name: 'save-icons:toggled', detail: { type: 'reviews', id: 34, saved: false } },
  ])
})

test('saves at once for who is logged in, and takes it back when the call fails', async ({ page }) => {
  const { asked } = await openWidget(page, 'save-icons', 'default', {
    before: SIGNED_IN,
    answers: { ...savedCompanies(), 'POST /ajax/saved-items/reviews': { status: 500 } },
  })
  const toggle = page.getByRole('button', { name: 'Save Real work from week two' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await toggle.press('Space')
  await expect.poll(() => asked.filter(({ method }) => method === 'POST').length).toBe(1)
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => lastOn(page, 'flash')).toMatchObject({ kind: 'error' })
})

test('a saved employer does not look like a saved review of the same number', async ({ page }) => {
  await openWidget(page, 'save-icons', 'employer', { before: SIGNED_IN, answers: savedCompanies(12) })
  await expect(page.getByRole('button', { name: 'Save Halden Rail' })).toHaveAttribute('aria-pressed', 'true')
  await openWidget(page, 'save-icons', 'default', {
    before: SIGNED_IN,
    props: { id: 12 },
    answers: savedCompanies(12),
  })
  await expect.poll(() => lastOn(page, 'saved-items')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Save Real work' })).toHaveAttribute('aria-pressed', 'false')
})
