import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hashText } from '../../host/lib/hash'
import type { Site } from '../support/site'
import { forgetSession, openAccount, type SiteAccount } from '../support/site-account'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/site-page'
import { tabTo } from '../support/tab-to'

const LIST = '/search-jobs?search=engineer'
const SEARCHES = '/dashboard/saved-items#searches'
const PREVIEW = 'You would have got these last week'

const saveLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Save search' })
const savedLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Search saved' })
const message = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const searches = (page: Page) => page.locator('#searches')

/** Logs in on the page that opens, as the owner of the account. */
async function logInHere(page: Page, { email, password }: SiteAccount): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill(password)
  await form.getByRole('button', { name: 'Log in and save' }).click()
}

/** Saves a search with a call, and opens the list of saved searches. */
async function openSearches(page: Page, site: Site): Promise<SiteAccount> {
  const account = await openAccount(page, site)
  await account.logIn()
  await account.call('POST', '/ajax/saved-search', { url: LIST, name: 'Engineers', frequency: 'weekly' })
  await page.goto(SEARCHES)
  return account
}

async function listed({ call }: SiteAccount): Promise<unknown[]> {
  return ((await call('GET', '/ajax/saved-search')) as { savedSearches: unknown[] }).savedSearches
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })

    for (const width of [375, 1280]) {
      // A phone with script and a desktop without are the sample.
      test.describe(`at ${width} px`, { tag: script === (width === 375) ? [] : '@full' }, () => {
        test.use({ viewport: { width, height: 800 } })

        test('a visitor saves a search by logging in', async ({ page, site }) => {
          const account = await openAccount(page, site)
          await page.goto(LIST)
          await saveLinks(page).filter({ visible: true }).click()
          await logInHere(page, account)
          await expect(page).toHaveURL(site.url + LIST)
          await expect(message(page, 'Search saved. Emails weekly')).toBeVisible()
          await expect(saveLinks(page)).toHaveCount(0)
          expect(await listed(account)).toMatchObject([{ url: LIST, frequency: 'weekly' }])
          await expectNoOverflow(page)
          await savedLinks(page).filter({ visible: true }).click()
          await expect(searches(page).getByRole('link', { name: 'Jobs for “engineer”' })).toBeVisible()
        })

        test('a signed-in person sees last week’s jobs before saving', async ({ page, site }) => {
          const account = await openAccount(page, site)
          await account.logIn()
          await page.goto(LIST)
          await saveLinks(page).filter({ visible: true }).click()
          const preview = page.getByRole('region', { name: PREVIEW })
          await expect(preview.getByRole('listitem').first().getByRole('link')).toBeVisible()
          await expectNoOverflow(page)
          await page.getByLabel('Name').fill('Engineers')
          await page.getByLabel('Email me new jobs').selectOption('daily')
          await page.getByRole('main').getByRole('button', { name: 'Save search' }).click()
          await expect(page).toHaveURL(site.url + LIST)
          await expect(message(page, 'Search saved. Emails daily')).toBeVisible()
          expect(await listed(account)).toMatchObject([{ name: 'Engineers', frequency: 'daily' }])
        })

        test('a saved search is renamed, mailed less often, paused, deleted and brought back', async ({
          page,
          site,
        }) => {
          const account = await openSearches(page, site)
          await searches(page).getByText('Rename').click()
          await searches(page).getByLabel('Name').fill('Engineers in the north')
          await searches(page).getByRole('button', { name: 'Save name' }).click()
          await expect(message(page, 'Name changed')).toBeVisible()
          const often = searches(page).getByLabel('How often we email you about Engineers in the north')
          await often.selectOption('daily')
          if (!script) {
            await searches(page)
              .getByRole('button', { name: /^Change ?: Engineers/ })
              .click()
          }
          await expect(message(page, 'Emails daily for Engineers in the north')).toBeVisible()
          await searches(page)
            .getByRole('button', { name: /^Pause ?: Engineers/ })
            .click()
          await expect(message(page, 'Engineers in the north is paused')).toBeVisible()
          await expect(searches(page).getByText('Paused', { exact: true })).toBeVisible()
          expect(await listed(account)).toMatchObject([{ paused: true, frequency: 'daily' }])
          await searches(page)
            .getByRole('button', { name: /^Delete ?: Engineers/ })
            .click()
          await expect(message(page, 'Search deleted')).toBeVisible()
          await expect(searches(page).getByText('No saved searches yet')).toBeVisible()
          await page.getByRole('button', { name: 'Undo' }).click()
          await expect(searches(page).getByRole('link', { name: 'Engineers in the north' })).toBeVisible()
          expect(await listed(account)).toMatchObject([{ name: 'Engineers in the north', paused: true }])
          await expectNoOverflow(page)
        })
      })
    }

    test('a person follows an employer', async ({ page, site, landmarks }) => {
      const account = await openAccount(page, site)
      await account.logIn()
      await page.goto(`${landmarks.quietCompany}/jobs`)
      await page.getByRole('link', { name: 'Email me about new placements' }).first().click()
      await expect(page.getByLabel('Name')).toHaveValue('Jobs at Quiet Quarry')
      await page.getByRole('main').getByRole('button', { name: 'Save search' }).click()
      await expect(message(page, 'Search saved. Emails weekly')).toBeVisible()
      expect(await listed(account)).toMatchObject([
        { name: 'Jobs at Quiet Quarry', url: landmarks.quietCompany.replace('/companies/', '/search-jobs/company-') },
      ])
    })

    test('a link in a mail opens a page with one button, which stops the mails', async ({ page, site }) => {
      const account = await openSearches(page, site)
      const [{ id = 0 } = {}] = (await listed(account)) as { id?: number }[]
      const token = randomBytes(32).toString('base64url')
      await site.db
        .insertInto('unsubscribe_links')
        .values({
          ...{ user_id: account.id, list: 'search', search_id: id, nonce: token.slice(0, 22) },
          ...{ token_hash: hashText(token), created_at: new Date() },
        })
        .execute()
      await forgetSession(page)
      await page.setViewportSize({ width: 375, height: 800 })
      await page.goto(`/unsubscribe/${token}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Stop emails about Engineers?' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveText(['Stop these emails'])
      const frequency = async () =>
        (await site.db.selectFrom('saved_searches').select('frequency').where('id', '=', id).executeTakeFirst())
          ?.frequency
      expect(await frequency()).toBe('weekly')
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Stop these emails' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Emails stopped for Engineers' })).toBeVisible()
      expect(await frequency()).toBe('off')
      await page.goto(`/unsubscribe/${token}?about=often`)
      await page.getByLabel('How often').selectOption('daily')
      await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Emails daily for Engineers' })).toBeVisible()
      expect(await frequency()).toBe('daily')
    })
  })
}

test('the link stays the one to the saved searches when the list changes in place, and for another list it saves', async ({
  page,
  site,
}) => {
  const account = await openAccount(page, site)
  await account.logIn()
  await account.call('POST', '/ajax/saved-search', { url: LIST, name: 'Engineers', frequency: 'off' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(LIST)
  await expect(savedLinks(page).filter({ visible: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('newest')
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.locator('[data-widget=search-app]')).toHaveAttribute('data-state', 'mounted')
  await expect(savedLinks(page).filter({ visible: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Placement / }).check()
  await expect(page).toHaveURL(/type-placement/)
  await expect(saveLinks(page).filter({ visible: true })).toBeVisible()
  await page.goBack()
  await expect(savedLinks(page).filter({ visible: true })).toBeVisible()
})

test('a search is saved, renamed and deleted with the keyboard alone', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const account = await openAccount(page, site)
  await account.logIn()
  await page.goto('/account/saved-searches/new?url=%2Fsearch-jobs%3Fsearch%3Dengineer')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Save search' }))
  await page.keyboard.press('Enter')
  await expect(message(page, 'Search saved. Emails weekly')).toBeVisible()
  await page.goto(SEARCHES)
  await expect(page.locator('[data-widget=dashboard-app]')).toHaveAttribute('data-state', 'mounted')
  await expectAccessible(page)
  await tabTo(page, searches(page).locator('summary'))
  await page.keyboard.press('Enter')
  await tabTo(page, searches(page).getByLabel('Name'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Mine')
  await page.keyboard.press('Enter')
  await expect(searches(page).getByRole('link', { name: 'Mine' })).toBeVisible()
  await tabTo(page, searches(page).getByRole('button', { name: /^Delete ?: Mine/ }))
  await page.keyboard.press('Enter')
  await expect(message(page, 'Search deleted')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(searches(page).getByRole('link', { name: 'Mine' })).toBeVisible()
})
