import type { Page } from '@playwright/test'
import { openAccount } from '../support/site-account'
import { expect, test } from '../support/site-page'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 375, height: 720 }
const app = (page: Page) => page.locator('[data-widget="search-app"]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.locator('.w-search-app__results').getByRole('article')
const pathOf = (page: Page) => new URL(page.url()).pathname

/** A number that a text begins with: "1,204 jobs" -> 1204. */
const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''))

test.beforeEach(async ({ page, site }) => {
  await page.context().addCookies([{ name: 'transition-message', value: 'dismissed', url: site.url }])
})

test('gives search engines the place of a list in the site', async ({ page }) => {
  const crumbs = async (path: string) => {
    await page.goto(path)
    const json = await page.locator('script[type="application/ld+json"]').textContent()
    const { itemListElement } = JSON.parse(json ?? '{}') as { itemListElement: { name: string; item?: string }[] }
    return itemListElement.map(({ name, item }) => [name, item && new URL(item).pathname])
  }
  expect(await crumbs('/search-reviews')).toEqual([
    ['Home', '/'],
    ['Reviews', undefined],
  ])
  expect(await crumbs('/search-jobs/type-placement')).toEqual([
    ['Home', '/'],
    ['Jobs', '/search-jobs'],
    [expect.stringMatching(/^Placement/), undefined],
  ])
})

test('a choice leads to as many results as it says, at an address that says the same', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/search-jobs')
  const choice = page.getByRole('checkbox', { name: /^Internship/ })
  const promised = numberIn((await choice.locator('..').locator('.w-search-app__count').textContent()) ?? '')
  await choice.click()
  await expect(page).toHaveURL(/\/search-jobs\/type-internship$/)
  await expect(choice).toBeChecked()
  expect(numberIn(await heading(page).textContent())).toBe(promised)
  const titles = await results(page).getByRole('heading').allTextContents()
  await page.reload()
  expect(await results(page).getByRole('heading').allTextContents()).toEqual(titles)
  await expect(page).toHaveTitle(/Internship.*\| Firstrung$/)
})

test('back leads through the lists, and from a result back to its place', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/search-jobs')
  const all = await heading(page).textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByText(/21-40 of/)).toBeVisible()
  await results(page).nth(10).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/jobs\/\d/)
  await page.goBack()
  await expect(page.getByText(/21-40 of/)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await page.goBack()
  await expect(page.getByText(/1-20 of/)).toBeVisible()
  await expect(heading(page)).toHaveText(all ?? '')
  expect(pathOf(page)).toBe('/search-jobs')
})

test('with the keyboard alone: words, a filter, the sort, a result', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/search-jobs')
  await page.getByLabel('What', { exact: true }).focus()
  await page.keyboard.type('engineer')
  // People type more slowly than a widget mounts.
  await expect(page.locator('[data-widget="search-app"]')).toHaveAttribute('data-state', 'mounted')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=engineer/)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('closing')
  await expect(page).toHaveURL(/sort=closing/)
  await page.getByRole('checkbox', { name: /^Graduate/ }).press('Space')
  await expect(page).toHaveURL(/\/type-graduate\?/)
  await expect(page.getByRole('link', { name: 'Remove Graduate' })).toBeVisible()
})

test('filters of a phone: a sheet, whose button says how many there are', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/search-jobs')
  const all = numberIn(await heading(page).textContent())
  await page.getByRole('link', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Apprenticeship/ }).check()
  await expect(page).toHaveURL(/type-apprenticeship/)
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ jobs?$/ })
  const countOnButton = async () => numberIn(((await show.textContent()) ?? '').replace('Show ', ''))
  // The address changes before the list has come.
  await expect.poll(countOnButton).toBeLessThan(all)
  const promised = await countOnButton()
  await show.click()
  await expect(sheet).toBeHidden()
  await expect.poll(async () => numberIn(await heading(page).textContent())).toBe(promised)
})

test('a search without results offers alternatives', async ({ page }) => {
  await page.goto('/search-jobs/type-placement?search=zyzzyva')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/search-jobs\?search=zyzzyva$/)
})

test.describe('with a failing site', () => {
  test.use({ allowed: /ERR_FAILED/ })

  test('the list stays, and can be asked for again', async ({ page, context }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/search-jobs', { waitUntil: 'networkidle' })
    await page.keyboard.press('Tab')
    await expect(app(page)).toHaveAttribute('data-state', 'mounted')
    await page.waitForLoadState('networkidle')
    await context.route(/type-placement/, route => route.abort())
    await page.getByRole('checkbox', { name: /^Placement/ }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(results(page)).not.toHaveCount(0)
    await context.unroute(/type-placement/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/type-placement/)
  })
})

test('a search in the list of results is offered on the homepage, until the visitor logs out', async ({
  page,
  site,
}) => {
  const { logIn } = await openAccount(page, site, { first_name: 'Zephyrine' })
  await logIn()
  await page.setViewportSize(DESKTOP)
  await page.goto('/search-reviews')
  await page.getByRole('combobox', { name: 'What' }).fill('engineer')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(heading(page)).toContainText('engineer')

  const showRecent = page.getByRole('button', { name: 'Show recent' })
  await page.goto('/')
  await page.mouse.wheel(0, 40)
  await showRecent.click()
  const links = page.getByRole('list', { name: 'Your recent searches' }).getByRole('link')
  await expect(links).toHaveText(['engineer, reviews'])

  await page.getByRole('button', { name: 'Zephyrine' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out')).toBeVisible()
  await page.mouse.wheel(0, 40)
  await expect(page.locator('[data-widget="home-search"]')).toHaveAttribute('data-state', 'mounted')
  await expect(showRecent).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the same address', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/search-jobs')
    await page.getByLabel('Where', { exact: true }).fill('Leeds')
    await page.getByRole('checkbox', { name: /^Placement/ }).check()
    await page.getByRole('checkbox', { name: /^Internship/ }).check()
    await page.getByRole('button', { name: 'Show results' }).first().click()
    await expect(page).toHaveURL(/\/search-jobs\/type-internship_placement\/in-leeds(\/within-15-miles)?$/)
    await expect(page.getByRole('checkbox', { name: /^Placement/ })).toBeChecked()
    await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('15')
  })
})
