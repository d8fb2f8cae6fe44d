import type { Page } from '@playwright/test'
import { openAccount } from '../support/site-account'
import { expect, test } from '../support/site-page'

/** Pages that show something of the person who is logged in, by what they show; `job` is one that opens later. */
const PERSONAL_PAGES: Readonly<Record<string, (job: { path: string; id: string }) => string>> = {
  'the hub': () => '/dashboard/my-hub',
  'their reviews': () => '/dashboard/my-reviews',
  'what they have hidden': () => '/account/hidden',
  'password and devices': () => '/account/security',
  'the first stage of signup': () => '/register/account',
  'a later stage of signup': () => '/register/pathway',
  'the form that registers interest': ({ id }) => `/register-interest/${id}`,
  'the question whether to save a job': ({ id }) => `/login?return=/faqs&save=jobs-${id}`,
  'a new link to confirm an address': () => '/verify-email',
  'a job': ({ path }) => path,
  'the search for jobs': () => '/search-jobs',
}

const NAME = 'Zephyrine'

/** A page of each sort: of a feature of its own, of a stage, and one that visitors see as well, with a widget and a list. */
const USUAL = ['the hub', 'password and devices', 'a later stage of signup', 'a job', 'the search for jobs']

const jobAt = (path: string) => ({ path, id: /\d+/.exec(path)?.[0] ?? '' })

/** The whole page: text, data of widgets, and what is in the fields. A page that is being replaced has none yet. */
async function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const values = [...document.querySelectorAll('input')].map(({ value }) => value)
    return [document.documentElement.outerHTML, ...values].join(' ')
  })
}

for (const [name, pathOf] of Object.entries(PERSONAL_PAGES)) {
  test(
    `after logging out, Back does not show ${name} as the person saw it`,
    { tag: USUAL.includes(name) ? [] : '@full' },
    async ({ page, site, landmarks }) => {
      const { email, logIn } = await openAccount(page, site, { first_name: NAME, email_verified_at: null })
      await logIn()
      await page.goto(pathOf(jobAt(landmarks.openingJob)))
      expect(await contentOf(page)).toContain(NAME)
      await page.goto('/faqs')
      await page.getByRole('button', { name: NAME }).click()
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL(`${site.url}/?logged-out`)
      await expect(page.getByText('You are logged out')).toBeVisible()
      await page.goBack()
      await page.goBack()
      await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
      const content = await contentOf(page)
      expect(content.includes(NAME) || content.includes(email)).toBe(false)
    },
  )
}
