import { expect, type Page } from '@playwright/test'
import { buildDraft, REVIEW } from '../support/review'
import { buildCompany } from '../support/rows'
import type { Site } from '../support/site'
import { openAccount } from '../support/site-account'
import { press, test } from '../support/signup-page'
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

test('a moderator rejects with the keyboard, the author appeals, and the appeal is heard', async ({
  page,
  browser,
  site,
}) => {
  const author = await openAccount(page, site)
  const desk = await (await browser.newContext({ baseURL: site.url })).newPage()
  const second = await (await browser.newContext({ baseURL: site.url })).newPage()
  const moderator = await openAccount(desk, site, { role: 'moderator' })
  const other = await openAccount(second, site, { role: 'moderator' })
  const [first = '', next = ''] = await buildWaiting(site, [author.id, other.id])
  await Promise.all([author.logIn(), moderator.logIn(), other.logIn()])

  await desk.goto('/moderation')
  await expectAccessible(desk)
  await expect(desk.locator('[data-widget="moderation-keys"]')).toHaveAttribute('data-state', 'mounted')
  await desk.keyboard.press('j')
  await desk.keyboard.press('j')
  await desk.keyboard.press('k')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(site.url + first)
  await expectAccessible(desk)
  await second.goto(first)
  await expect(desk.locator('[data-widget="moderation-keys"]')).toHaveAttribute('data-state', 'mounted')
  await desk.keyboard.press('j')
  await expect(desk).toHaveURL(site.url + next)
  await expect(desk.locator('[data-widget="moderation-keys"]')).toHaveAttribute('data-state', 'mounted')
  await desk.keyboard.press('k')
  await expect(desk).toHaveURL(site.url + first)
  await expect(desk.locator('[data-widget="moderation-keys"]')).toHaveAttribute('data-state', 'mounted')
  await desk.keyboard.press('r')
  await expect(desk.getByLabel('Reason')).toBeFocused()
  await desk.keyboard.type('It names')
  await desk.keyboard.press('Tab')
  await desk.keyboard.type('Please leave out the name of your manager.')
  await desk.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(desk.getByRole('status').filter({ hasText: 'Rejected: Halden Rail' })).toBeVisible()
  await expect(undo(desk)).toBeVisible()

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

  await desk.goto(first)
  await expect(desk.getByText('Halden is a place.')).toBeVisible()
  await expect(desk.locator('[data-widget="moderation-keys"]')).toHaveAttribute('data-state', 'mounted')
  await desk.keyboard.press('a')
  await expect(desk.getByRole('status').filter({ hasText: 'Approved: Halden Rail' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await press(desk, 'Undo')
  await expect(desk.getByText('Undone. No mail was sent')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Waiting for a moderator')).toBeVisible()
  await desk.context().close()
  await second.context().close()
})
