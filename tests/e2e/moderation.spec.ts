import { expect, type Page } from '@playwright/test'
import { buildDraft, REVIEW } from '../support/review'
import { buildCompany } from '../support/rows'
import { press, test } from '../support/signup-page'
import type { Site } from '../support/site'
import { openAccount } from '../support/site-account'
import { expectAccessible, expectNoOverflow } from '../support/site-page'

test.describe.configure({ timeout: 90_000 })
test.use({ actionTimeout: 10_000, allowed: /status of (409|422)/ })

/** An employer with reviews that wait for a moderator, by their authors. */
async function buildWaiting({ db }: Site, authors: readonly number[]): Promise<string[]> {
  const { id } = await buildCompany(db)
  const paths = []
  for (const [index, userId] of authors.entries()) {
    const draft = await buildDraft(db, {
      userId,
      companyId: id,
      answers: REVIEW,
      submittedAt: new Date(Date.UTC(2026, 0, 1 + index)),
      overrides: { state: 'pending' },
    })
    paths.push(`/moderation/reviews/${draft.id}`)
  }
  return paths
}

const undo = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Undo' })

test('a moderator rejects with the keyboard, the author appeals, and another moderator decides', async ({
  page,
  browser,
  site,
}) => {
  const author = await openAccount(page, site)
  const moderatorPage = await (await browser.newContext({ baseURL: site.url })).newPage()
  const second = await (await browser.newContext({ baseURL: site.url })).newPage()
  const moderator = await openAccount(moderatorPage, site, { role: 'moderator' })
  const other = await openAccount(second, site, { role: 'moderator' })
  const [first = '', next = ''] = await buildWaiting(site, [author.id, other.id])
  await Promise.all([author.logIn(), moderator.logIn(), other.logIn()])

  await moderatorPage.goto('/moderation')
  await expectAccessible(moderatorPage)
  await expect(moderatorPage.locator('[data-widget="page-keys"]')).toHaveAttribute('data-state', 'mounted')
  await moderatorPage.keyboard.press('j')
  await moderatorPage.keyboard.press('j')
  await moderatorPage.keyboard.press('k')
  await moderatorPage.keyboard.press('Enter')
  await expect(moderatorPage).toHaveURL(site.url + first)
  await expectAccessible(moderatorPage)
  await second.goto(first)
  await expect(moderatorPage.locator('[data-widget="page-keys"]')).toHaveAttribute('data-state', 'mounted')
  await moderatorPage.keyboard.press('j')
  await expect(moderatorPage).toHaveURL(site.url + next)
  await expect(moderatorPage.locator('[data-widget="page-keys"]')).toHaveAttribute('data-state', 'mounted')
  await moderatorPage.keyboard.press('k')
  await expect(moderatorPage).toHaveURL(site.url + first)
  await expect(moderatorPage.locator('[data-widget="page-keys"]')).toHaveAttribute('data-state', 'mounted')
  await moderatorPage.keyboard.press('r')
  await expect(moderatorPage.getByLabel('Reason')).toBeFocused()
  await moderatorPage.keyboard.type('It names')
  await moderatorPage.keyboard.press('Tab')
  await moderatorPage.keyboard.type('Please leave out the name of your manager.')
  await moderatorPage.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(moderatorPage.getByRole('status').filter({ hasText: 'Rejected: Halden Rail' })).toBeVisible()
  await expect(undo(moderatorPage)).toBeVisible()

  await press(second, 'Approve')
  await expect(second.getByRole('alert')).toContainText('Another moderator has rejected this review')
  await expect(undo(second)).toBeHidden()

  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/dashboard/my-reviews')
  await expect(page.getByText('Please leave out the name of your manager.')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.getByRole('link', { name: /^Appeal/ }).click()
  await press(page, 'Send the appeal')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Why should we publish it?').fill('There is no name in my review. Halden is a place.')
  await press(page, 'Send the appeal')
  await expect(page.getByText('Your appeal is sent')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Appeal/ })).toBeHidden()

  await moderatorPage.goto(first)
  await expect(moderatorPage.getByText('Halden is a place.')).toBeVisible()
  await expect(moderatorPage.locator('[data-widget="page-keys"]')).toHaveAttribute('data-state', 'mounted')
  await moderatorPage.keyboard.press('a')
  await expect(moderatorPage.getByRole('status').filter({ hasText: 'Approved: Halden Rail' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await press(moderatorPage, 'Undo')
  await expect(moderatorPage.getByText('Undone. No mail was sent')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Waiting for a moderator')).toBeVisible()
  await moderatorPage.context().close()
  await second.context().close()
})
