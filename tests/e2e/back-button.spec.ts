import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-page'

const user = (page: Page) => page.locator('#page-user')

async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.getByLabel('Email address').fill('student@firstrung.test')
  await form.getByRole('textbox', { name: 'Password' }).fill('first-rung-2026')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(user(page)).toBeAttached()
}

test('after logging in, Back shows the page of the user', async ({ page }) => {
  await page.goto('/about')
  await expect(user(page)).not.toBeAttached()
  await page.goto('/terms')
  await logIn(page)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
  await expect(user(page)).toBeAttached()
})

test('after logging in on another tab, Back shows the page of the user', async ({ page, context }) => {
  await page.goto('/about')
  await page.goto('/terms')
  const other = await context.newPage()
  await logIn(other)
  await other.close()
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
  await expect(user(page)).toBeAttached()
})

test('a page that the browser restores whole is loaded again once its reader has logged in', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  const other = await context.newPage()
  await logIn(other)
  await other.close()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(user(page)).toBeAttached()
})

test('a restored page of the same reader stays, and a cookie without a session reloads nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'left-over', url: baseURL ?? '' }])
  await page.goto('/about')
  await page.evaluate(() => (document.title = 'the same document'))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  await expect(page).toHaveTitle('the same document')
  await context.clearCookies()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page).toHaveTitle('the same document')
})
