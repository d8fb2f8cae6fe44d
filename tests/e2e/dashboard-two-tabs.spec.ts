import type { Page } from '@playwright/test'
import { openAccount } from '../support/site-account'
import { expect, test } from '../support/site-page'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const ready = (page: Page) =>
  expect(page.locator('[data-widget=dashboard-app]')).toHaveAttribute('data-state', 'mounted')
const cardIn = (page: Page, column: string) => page.locator(`#column-${column} li`)

for (const width of [375, 1280]) {
  test(`two tabs move one card: the last move counts, and an old Undo changes nothing, at ${width} px`, async ({
    page,
    site,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const account = await openAccount(page, site)
    await account.logIn()
    await account.call('POST', '/ajax/user/external-jobs', { jobTitle: 'Analyst', companyName: 'Fen' })
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/dashboard/app-tracker/all?view=board')
      await ready(tab)
    }
    await page.getByLabel('Move Analyst to').selectOption({ label: 'Applied' })
    await expect(cardIn(page, 'applied')).toHaveCount(1)
    await other.getByLabel('Move Analyst to').selectOption({ label: 'Offer' })
    await expect(cardIn(other, 'offer')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/changed since/)).toBeVisible()
    await expect(cardIn(page, 'offer')).toHaveCount(1)
    await other.reload()
    await expect(cardIn(other, 'offer')).toHaveCount(1)
  })
}

test.describe('offline', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/ })

  test('a note that is written offline is stored once the connection is back', async ({ page, site, context }) => {
    const account = await openAccount(page, site)
    await account.logIn()
    const { id } = await account.call('POST', '/ajax/user/external-jobs', { jobTitle: 'Analyst', companyName: 'Fen' })
    await page.goto(`/dashboard/app-tracker/all/${String(id)}/external-jobs`)
    await ready(page)
    const editor = page.locator('[data-widget=note-editor]')
    await expect(editor).toHaveAttribute('data-state', 'mounted')
    await context.setOffline(true)
    await page.getByLabel('New note').fill('Written on the train')
    await expect(editor.getByRole('status')).toHaveText(/offline|connection|device/i, { timeout: 15_000 })
    await context.setOffline(false)
    await expect(editor.getByRole('status')).toHaveText(/^Saved/, { timeout: 15_000 })
    await page.reload()
    await expect(page.locator('.l-panel__text')).toHaveText('Written on the train')
  })
})
