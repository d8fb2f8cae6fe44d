import { contract } from '../../widgets/home/home-search/contract'
import { examples } from '../../widgets/home/home-search/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

test('without JavaScript the form sends what, where and the choice in the URL', async ({ page }) => {
  const plain = await openWidget(page, 'home-search', 'default', { script: false })
  await plain.page.getByRole('textbox', { name: 'What' }).fill('engineer')
  await plain.page.getByRole('textbox', { name: 'Where' }).fill('Leeds')
  await plain.page.getByRole('radio', { name: 'Reviews' }).check({ force: true })
  await plain.page.getByRole('button', { name: 'Search' }).click()
  await expect(plain.page).toHaveURL(/\/search\?search=engineer&place=Leeds&in=reviews$/)
})

describeWidget(contract, examples)

test('can be filled in and submitted with the keyboard alone', async ({ page }) => {
  await openWidget(page, 'home-search')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nurse')
  await page.keyboard.press('Tab')
  await page.keyboard.type('York')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=nurse&place=York&in=reviews$/)
})

test('stores the visitor’s searches, newest first and without repeats', async ({ page }) => {
  const { host } = await openWidget(page, 'home-search')
  await expect(page.getByRole('button', { name: 'Show recent' })).toHaveCount(0)
  for (const text of ['engineer', 'nurse', 'engineer']) {
    await search(text)
  }
  await page.getByRole('button', { name: 'Show recent' }).click()
  const links = page.getByRole('list', { name: 'Your recent searches' }).getByRole('link')
  await expect(links).toHaveText(['engineer', 'nurse'])
  await expect(links.first()).toHaveAttribute('href', '/search?search=engineer&place=&in=jobs')
  await page.getByRole('button', { name: 'Show popular' }).click()
  await expect(page.getByRole('list', { name: 'Popular searches' }).getByRole('link')).toHaveCount(6)

  async function search(text: string): Promise<void> {
    await page.getByRole('combobox', { name: 'What' }).fill(text)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search\?/)
    await page.goBack()
    await expect(host).toHaveAttribute('data-state', 'mounted')
  }
})

test('stores at most five searches', async ({ page }) => {
  const { host } = await openWidget(page, 'home-search')
  await page.evaluate(() => {
    const items = [1, 2, 3, 4, 5].map(nth => ({ search: `word ${nth}`, place: 'Leeds', in: 'companies' }))
    localStorage.setItem('firstrung.recent-searches', JSON.stringify(items))
  })
  await page.reload()
  await expect(host).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('combobox', { name: 'Where' }).fill('York')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/\/search\?/)
  await page.goBack()
  await page.getByRole('button', { name: 'Show recent' }).click()
  const links = page.getByRole('list', { name: 'Your recent searches' }).getByRole('link')
  await expect(links).toHaveText(['Jobs in York', ...[1, 2, 3, 4].map(nth => `word ${nth} in Leeds, employers`)])
})

test('a button clears the recent searches', async ({ page }) => {
  const { host } = await openWidget(page, 'home-search')
  await page.evaluate(() =>
    localStorage.setItem('firstrung.recent-searches', '[{"search":"law","place":"","in":"jobs"}]'),
  )
  await page.reload()
  await expect(host).toHaveAttribute('data-state', 'mounted')
  await page.getByRole('button', { name: 'Show recent' }).click()
  await page.getByRole('button', { name: 'Clear recent' }).click()
  await expect(page.getByRole('list', { name: 'Popular searches' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show recent' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('firstrung.recent-searches'))).toBeNull()
})

test('ignores invalid data in storage', async ({ page }) => {
  const { host } = await openWidget(page, 'home-search')
  await page.evaluate(() => localStorage.setItem('firstrung.recent-searches', '[{"search":1},null,"x"'))
  await page.reload()
  await expect(host).toHaveAttribute('data-state', 'mounted')
  await expect(page.getByRole('button', { name: 'Show recent' })).toHaveCount(0)
})
