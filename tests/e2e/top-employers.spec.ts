import { expect, test } from '../support/site-page'

test.describe('the list of top employers', () => {
  test('starts short, grows, and stays as long as it is when it is sorted', async ({ page }) => {
    await page.goto('/top-employers')
    const table = page.getByRole('table', { name: /^Top employers of \d{4}$/ })
    const rows = table.locator('tbody tr:visible')
    await expect(rows).toHaveCount(20)
    const more = page.getByRole('button', { name: /^Show 20 more \(of \d+\)$/ })
    await page.locator('[data-widget="show-more"]').scrollIntoViewIfNeeded()
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(40)
    await expect(rows.nth(20).getByRole('link').first()).toBeFocused()
    await table.getByRole('button', { name: 'Reviews' }).click()
    await expect(table.getByRole('columnheader', { name: 'Reviews' })).toHaveAttribute('aria-sort', 'descending')
    await expect(rows).toHaveCount(40)
    const counts = await rows.locator('td:nth-of-type(4)').allTextContents()
    const figures = counts.map(text => Number.parseInt(text.replace(',', ''), 10))
    expect(figures).toEqual([...figures].sort((a, b) => b - a))
  })

  test('is led to by years, kinds of job and industries', async ({ page, landmarks }) => {
    await page.goto('/top-employers')
    const years = page.getByRole('navigation', { name: 'Years' }).getByRole('link')
    const [newest = '', before = ''] = await years.allTextContents()
    expect(Number(before)).toBe(Number(newest) - 1)
    await years.nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Top employers of ${before}`)
    await page.getByRole('link', { name: 'Small employers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Top small employers of ${before}`)
    await page.goto(landmarks.shortTopList)
    await expect(page.locator('details[open]').getByRole('listitem').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole list is there, with nothing that does not work', async ({ page }) => {
    await page.goto('/top-employers')
    const table = page.getByRole('table', { name: /^Top employers/ })
    expect(await table.locator('tbody tr:visible').count()).toBeGreaterThan(20)
    await expect(table.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0)
    await page.getByText('By industry').click()
    await expect(page.getByRole('link', { name: 'Technology', exact: true })).toBeVisible()
  })

  test('employers that are ticked are compared', async ({ page }) => {
    await page.goto('/top-employers')
    const rows = page.getByRole('table', { name: /^Top employers/ }).locator('tbody tr')
    const compare = page.getByRole('button', { name: /^Compare( \d)? employers$/ })
    await expect(compare).toBeHidden()
    for (const at of [1, 3]) {
      await rows.nth(at).getByRole('checkbox').check()
    }
    const names = await rows.getByRole('link').and(page.locator('th *')).allTextContents()
    await compare.click()
    await expect(page.getByRole('columnheader')).toContainText([names[1], names[3]].map(String))
  })
})
