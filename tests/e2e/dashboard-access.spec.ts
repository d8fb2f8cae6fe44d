import type { Page } from '@playwright/test'
import type { Site } from '../support/site'
import { openAccount } from '../support/site-account'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/site-page'

const TABS = ['personal-information', 'contact-preferences', 'job-preferences', 'data-security']
const ROWS = ['Job title,Employer,Status,Deadline', 'Analyst,Fen,Applied,1 December 2026', ',Fen,Nonsense,31 February']

/** Saves a job of its own with an advert, and takes it down: only the person's copy is left. */
async function takeDown({ db }: Site, save: (id: number) => Promise<unknown>): Promise<number> {
  const { id: company_id } = await db
    .selectFrom('companies')
    .select('id')
    .where('status', '=', 'live')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('jobs')
    .values({
      company_id,
      slug: 'copied-placement',
      title: 'Copied placement',
      description: '<h3>What you do</h3><p>Keep trains apart.</p><ul><li>Signals</li><li>Points</li></ul>',
      salary_text: '£24,000 a year',
      deadline_at: new Date(Date.now() + 864_000_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await save(id)
  await db.updateTable('jobs').set({ status: 'removed' }).where('id', '=', id).execute()
  return id
}

const check = async (page: Page) => {
  await expectAccessible(page)
  await expectNoOverflow(page)
  // The dark page differs from the light one in its colours only.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function sendFile(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/dashboard/import-applications')
  await page.getByLabel('Spreadsheet').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'See what would be imported' }).click()
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, { tag: width === 375 ? [] : '@full' }, () => {
    test.use({ viewport: { width, height: 800 }, allowed: /422/ })

    test('every tab of the account is accessible, with an error too', async ({ page, site }) => {
      const account = await openAccount(page, site)
      await account.logIn()
      for (const tab of TABS) {
        await page.goto(`/dashboard/account/${tab}`)
        await check(page)
      }
      await page.goto('/dashboard/account/job-preferences')
      await page.getByLabel('Place 1', { exact: true }).fill('Nowhereville')
      await page.locator('#job-preferences').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('link', { name: /Nowhereville/ }).click()
      await expect(page.getByLabel('Place 1', { exact: true })).toBeFocused()
      await check(page)
    })

    test('the pages of the import are accessible, with an error too', async ({ page, site }) => {
      const account = await openAccount(page, site)
      await account.logIn()
      await sendFile(page, 'empty.csv', '')
      await expect(page.getByRole('link', { name: /row|empty|spreadsheet/i }).first()).toBeVisible()
      await check(page)
      await sendFile(page, 'jobs.csv', ROWS.join('\n'))
      await expect(page.getByText('Analyst').first()).toBeVisible()
      await check(page)
    })

    test('the panel of a job is accessible, with the copy of an advert that is gone', async ({
      page,
      site,
      landmarks,
    }) => {
      const account = await openAccount(page, site)
      await account.logIn()
      const save = (id: number) => account.call('POST', '/ajax/saved-items/jobs', { id })
      const open = Number(/\d+/.exec(landmarks.openJob)?.[0])
      const gone = await takeDown(site, save)
      await save(open)
      await page.goto(`/dashboard/app-tracker/all/${open}`)
      await page.getByText('Your copy of').click()
      await check(page)
      await page.goto(`/dashboard/app-tracker/all/${gone}`)
      await expect(page.getByText('Keep trains apart.')).toBeVisible()
      await check(page)
      await page.goto('/dashboard/saved-items')
      await expect(page.getByText('no longer listed')).toBeVisible()
      await check(page)
    })
  })
}
