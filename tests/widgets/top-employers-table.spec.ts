import { contract } from '../../widgets/company/top-employers-table/contract'
import { examples } from '../../widgets/company/top-employers-table/examples'
import { analyticsEventsOf } from '../support/slides'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const names = (from: { rows: readonly { name: string }[] }) => from.rows.map(({ name }) => name)

test('without JavaScript it is a complete table without buttons', async ({ page }) => {
  const plain = await openWidget(page, 'top-employers-table', 'default', { script: false })
  const table = plain.page.getByRole('table', { name: 'Top employers of 2026' })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expect(table.getByRole('link', { name: 'Halden Rail', exact: true })).toHaveAttribute(
    'href',
    '/companies/employer-1',
  )
  await expect(plain.page.getByRole('button')).toHaveCount(0)
})

describeWidget(contract, examples)

test('describes the change since the year before, for screen readers too', async ({ page }) => {
  const rows = [1, 5, 3, null].map((previousRank, index) => ({
    ...examples.default.rows[0],
    rank: index + 2,
    previousRank,
  }))
  const { host } = await openWidget(page, 'top-employers-table', 'default', { props: { rows } })
  const changes = host.getByRole('row').locator('td:first-child')
  await expect(changes).toHaveText([
    /Down 1 place since 2025/,
    /Up 2 places since 2025/,
    /Down 1 place since 2025/,
    /New, not listed in 2025/,
  ])
})

test('shows no change if there was no list the year before', { tag: '@full' }, async ({ page }) => {
  const { host } = await openWidget(page, 'top-employers-table', 'first year')
  await expect(host).not.toContainText(/New|Up|Down|Same/)
})

test('a card of a phone leaves out a share that nobody knows', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const { host } = await openWidget(page, 'top-employers-table', 'long text')
  await expect(host.getByText('recommend', { exact: true })).toHaveCount(2)
  await expect(host.getByText('recommend', { exact: true }).and(page.locator(':visible'))).toHaveCount(1)
})

test('rows keep what is ticked for a comparison when they are sorted', async ({ page }) => {
  const { host } = await openWidget(page, 'top-employers-table', 'default', { props: { compareForm: 'compare' } })
  const name = examples.default.rows[2]?.name ?? ''
  await host.getByRole('checkbox', { name: `Compare ${name}` }).check()
  await page.getByRole('button', { name: 'Employer' }).click()
  await page.getByRole('button', { name: 'Employer' }).click()
  await expect(host.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(host.getByRole('checkbox', { name: `Compare ${name}` })).toBeChecked()
})

test('the first click sorts by a column, best first, and the second reverses the order', async ({ page }) => {
  const { host, events } = await openWidget(page, 'top-employers-table')
  const shown = host.getByRole('rowheader').getByRole('link')
  const most = [...examples.default.rows].sort((a, b) => b.reviews - a.reviews)
  await page.getByRole('button', { name: 'Reviews' }).focus()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveText(names({ rows: most }))
  await expect(page.getByRole('columnheader', { name: 'Reviews' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('status')).toHaveText('Sorted by reviews, descending')
  await expect(page.getByRole('button', { name: 'Reviews' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveText(names({ rows: most.reverse() }))
  expect(await events()).toEqual([
    { name: 'top-employers-table:sorted', detail: { by: 'reviews', direction: 'descending' } },
    { name: 'top-employers-table:sorted', detail: { by: 'reviews', direction: 'ascending' } },
  ])
})

test('names sort alphabetically, and missing values come last in both directions', async ({ page }) => {
  const rows = examples.default.rows.map((row, index) => ({ ...row, recommend: index === 2 ? null : row.recommend }))
  const { host } = await openWidget(page, 'top-employers-table', 'default', { props: { rows } })
  await page.getByRole('button', { name: 'Employer' }).click()
  await expect(host.getByRole('rowheader').getByRole('link')).toHaveText([...names({ rows })].sort())
  for (const click of [1, 2]) {
    await page.getByRole('button', { name: 'Recommend' }).click()
    await expect(host.getByRole('rowheader').getByRole('link').last(), `click ${click}`).toHaveText(rows[2]?.name ?? '')
  }
})

test('sorting sends an analytics event', async ({ page }) => {
  const opened = await openWidget(page, 'top-employers-table')
  await page.getByRole('button', { name: 'Score' }).click()
  expect(await analyticsEventsOf(opened)).toEqual([
    { event: 'sort_change', key: 'top-employers', value: 'score-descending' },
  ])
})

test('later rows are hidden until `show-more` shows them', async ({ page }) => {
  const { host } = await openWidget(page, 'top-employers-table', 'long list', { props: { first: 20 } })
  await expect(host.locator('tbody .w-show-more__later')).toHaveCount(4)
  await expect(host.locator('tbody tr').nth(20)).toHaveClass(/w-show-more__later/)
})

test('on phones each number has a label, on one line that fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const { host } = await openWidget(page, 'top-employers-table', 'default', { props: { compareForm: 'compare' } })
  const row = host.locator('tbody tr').first()
  await expect(row).toContainText(/5 reviews\s*98% recommend\s*0 jobs/)
  const [width, ...heights] = await row.evaluate(element => [
    element.scrollWidth - element.clientWidth,
    ...[...element.querySelectorAll('[class*=--reviews], [class*=--recommend], [class*=--jobs]')].map(
      cell => cell.getBoundingClientRect().height,
    ),
  ])
  expect(width).toBe(0)
  expect(Math.max(...heights)).toBeLessThan(30)
})
