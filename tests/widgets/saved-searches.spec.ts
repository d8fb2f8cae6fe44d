import { contract } from '../../widgets/search/saved-searches/contract'
import { examples } from '../../widgets/search/saved-searches/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

test('every action is a form without JavaScript', async ({ page }) => {
  const plain = await openWidget(page, 'saved-searches', 'default', { script: false })
  const item = plain.page.getByRole('listitem').first()
  await expect(item.getByText('3 new since 5 October')).toBeVisible()
  for (const [name, action] of [
    [/^Run ?: Placements/, 'run'],
    [/^Change ?: Placements/, 'change'],
    [/^Pause ?: Placements/, 'change'],
    [/^Delete ?: Placements/, 'removal'],
  ] as const) {
    const form = item.locator('form').filter({ has: plain.page.getByRole('button', { name }) })
    await expect(form).toHaveAttribute('action', `/ajax/saved-search/12/${action}`)
    await expect(form.locator('[name=_csrf]')).toHaveValue('token')
  }
})

describeWidget(contract, examples)

test('reports a deletion; the dashboard sends the form', async ({ page }) => {
  const { events } = await openWidget(page, 'saved-searches')
  await page.evaluate(() => addEventListener('submit', event => event.preventDefault()))
  await page.getByRole('button', { name: /^Delete ?: Placements/ }).press('Enter')
  expect(await events()).toEqual([{ name: 'saved-searches:deleted', detail: { id: 12 } }])
})

test('can be renamed with the keyboard', async ({ page }) => {
  await openWidget(page, 'saved-searches')
  await page.locator('summary').first().press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Placements in Manchester +15 miles')
})
