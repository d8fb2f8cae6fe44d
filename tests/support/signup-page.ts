import { expect, type Page, test as base } from '@playwright/test'
import { emptySite, type Site } from './site'
import { gatherProblems } from './site-page'

/**
 * Runs on its own site in local development, which has only the reference lists and the mailbox. Fails on console
 * errors, page errors and policy violations; `allowed` matches expected messages.
 */
export const test = base.extend<{ failOnErrors: void; allowed: RegExp | undefined }, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await emptySite({ RELEASE_STAGE: 'development' })
      await use(site)
      await site.leave()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  allowed: [undefined, { option: true }],
  failOnErrors: [
    async ({ context, allowed }, use) => {
      const problems = gatherProblems(context)
      await use()
      expect(problems.filter(problem => !allowed?.test(problem))).toEqual([])
    },
    { auto: true },
  ],
})

export const PASSWORD = 'three odd otters juggle'

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Ahmed')
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I am 13 or over' }).check()
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectStage(page, 'Where are you now?')
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login?return=/dashboard/my-hub')
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

/** The first pages of a new site are slow. */
export async function expectStage(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 15_000 })
}

export const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()
