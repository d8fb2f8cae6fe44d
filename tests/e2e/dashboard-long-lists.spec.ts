import type { Locator, Page } from '@playwright/test'
import type { Site } from '../support/site'
import { openAccount, type SiteAccount } from '../support/site-account'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/site-page'
import { tabTo } from '../support/tab-to'

const JOBS = 54

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Opens an account with more jobs than a page shows; some titles are long. */
async function openLongTracker(page: Page, site: Site): Promise<SiteAccount> {
  const account = await openAccount(page, site, { first_name: 'Ursa' })
  await account.logIn()
  for (let index = 0; index < JOBS; index += 1) {
    const jobTitle = `Placement ${index}${index % 3 === 0 ? ` in the laboratory of ${'very '.repeat(12)}small things` : ''}`
    await account.call('POST', '/ajax/user/external-jobs', { jobTitle, companyName: 'Fen Bioscience' })
  }
  return account
}

const ready = (page: Page) =>
  expect(page.locator('[data-widget=dashboard-app]')).toHaveAttribute('data-state', 'mounted')
const topOf = async (row: Locator) => (await row.boundingBox())?.y ?? Number.NaN

/** Returns where a row is once the rows around it are drawn. */
async function settledTop(row: Locator): Promise<number> {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const moved = Math.abs((await topOf(row)) - last)
      last = await topOf(row)
      return moved
    })
    .toBeLessThan(1)
  return last
}

const rows = (page: Page) => page.locator('.l-tracker__row')

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('rows stay where they are in the window when another one changes, and after going back', async ({
      page,
      site,
    }) => {
      await openLongTracker(page, site)
      await page.goto('/dashboard/app-tracker/all')
      await ready(page)
      await expect(rows(page)).toHaveCount(50)
      const title = String(await rows(page).nth(29).getByRole('heading').textContent())
      const row = rows(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      const applied = rows(page)
        .nth(30)
        .getByRole('button', { name: /^I’ve applied/ })
      await row.evaluate(element => element.scrollIntoView({ block: 'center' }))
      const before = await settledTop(row)
      await applied.click()
      await expect(page.getByText('Moved to Applied')).toBeVisible()
      // The row that changed is the newest now and left for the top of the list; the one above it stays.
      await expect.poll(async () => Math.abs((await topOf(row)) - before)).toBeLessThan(24)
      await row.getByRole('heading').getByRole('link').click()
      await expect(page.locator('#panel h2')).toBeFocused()
      await page.goBack()
      await expect(page.locator('#panel')).toHaveCount(0)
      await expect.poll(async () => Math.abs((await topOf(row)) - before)).toBeLessThan(24)
    })

    test(
      'a removal is undone, one item and several at once',
      { tag: width === 375 ? [] : '@full' },
      async ({ page, site }) => {
        const account = await openAccount(page, site)
        await account.logIn()
        for (const jobTitle of ['One', 'Two', 'Three']) {
          await account.call('POST', '/ajax/user/external-jobs', { jobTitle, companyName: 'Fen' })
        }
        await page.goto('/dashboard/saved-items')
        await ready(page)
        const items = page.locator('.l-saved__item')
        await items
          .filter({ hasText: 'Two' })
          .getByRole('button', { name: /^Remove/ })
          .click()
        await expect(items).toHaveCount(2)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(items).toHaveCount(3)
        await page.getByRole('link', { name: 'Choose several' }).click()
        await page.getByRole('checkbox', { name: 'Choose One', exact: true }).check()
        await page.getByRole('checkbox', { name: 'Choose Three' }).check()
        await page.getByRole('button', { name: 'Remove chosen' }).click()
        await expect(items).toHaveCount(1)
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(items).toHaveCount(3)
      },
    )

    test(
      'a page of a long tracker and a board are accessible',
      { tag: width === 375 ? [] : '@full' },
      async ({ page, site }) => {
        await openLongTracker(page, site)
        for (const path of [
          '/dashboard/app-tracker/all?page=2',
          '/dashboard/app-tracker/all?view=board&search=Placement+41',
        ]) {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await page.goto(path)
          await expectNoOverflow(page)
          await expectAccessible(page)
          // The dark page differs from the light one in its colours only.
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          await expectAccessible(page, ['color-contrast'])
        }
      },
    )
  })
}

test('a board stays scrolled where it was when a card moves', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openLongTracker(page, site)
  await page.goto('/dashboard/app-tracker/all?view=board')
  await ready(page)
  const column = page.locator('#column-interested')
  await column.evaluate(list => list.scrollTo(0, 900))
  const scrolled = await column.evaluate(list => list.scrollTop)
  expect(scrolled).toBeGreaterThan(500)
  await column.locator('select').nth(8).selectOption({ label: 'Applied' })
  await expect(page.getByText('Moved to Applied')).toBeVisible()
  await expect(page.locator('#column-applied li')).toHaveCount(1)
  const after = await column.evaluate(list => list.scrollTop)
  expect(Math.abs(after - scrolled)).toBeLessThan(220)
})

test('the pages of a long list are read with the keyboard alone', async ({ page, site }) => {
  await openLongTracker(page, site)
  await page.goto('/dashboard/app-tracker/all')
  await ready(page)
  await rows(page).last().getByRole('link').focus()
  await expect(rows(page).last().getByRole('link')).toBeInViewport()
  await tabTo(page, page.getByRole('link', { name: 'Next page' }))
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(JOBS - 50)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, rows(page).first().getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel h2')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page)).toHaveCount(JOBS - 50)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the second page, its panel and a removal with Undo work by links and forms', async ({ page, site }) => {
    await openLongTracker(page, site)
    await page.goto('/dashboard/app-tracker/all')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(rows(page)).toHaveCount(JOBS - 50)
    await rows(page).first().getByRole('link').click()
    await page.getByLabel('New note').fill('From page two')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('link', { name: 'Edit note 1' }).click()
    await page.getByRole('textbox', { name: 'Note 1' }).fill('Changed on page two')
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect(page.locator('.l-panel__text')).toHaveText('Changed on page two')
    await page.goto('/dashboard/saved-items')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(JOBS - 1))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(String(JOBS))
  })
})
