import type { Page } from '@playwright/test'
import { openAccount } from '../support/site-account'
import { expect, test } from '../support/site-page'

// The worker of a context outlives the test; a context of its own ends with it.
test.use({
  isFirstVisit: true,
  serviceWorkers: 'allow',
  allowed: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Network Error/,
})

/** Opens a page, whose widget starts the worker at the first scroll, and waits until the worker answers for pages. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.mouse.wheel(0, 200)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

test('without a connection a job can be read again, and any other page lists the jobs', async ({ page, landmarks }) => {
  await openWithWorker(page, landmarks.openJob)
  await page.goto(landmarks.openJob)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.context().setOffline(true)
  await page.goto('/search-reviews')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await page.getByRole('link', { name: title ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await page.context().setOffline(false)
  await page.goto('/search-reviews')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toHaveCount(0)
})

test('after logging out, nothing of the person is left offline', async ({ page, site, landmarks }) => {
  const { logIn } = await openAccount(page, site, { first_name: 'Zephyrine' })
  await logIn()
  await openWithWorker(page, landmarks.openJob)
  await page.goto(landmarks.openJob)
  await page.goto('/faqs')
  await page.getByRole('button', { name: 'Zephyrine' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('firstrung.viewed-jobs'))).toBeNull()
  await page.context().setOffline(true)
  await page.goto(landmarks.openJob)
  await expect(page.getByText('You haven’t looked at any jobs in this browser yet.')).toBeVisible()
  expect(await page.content()).not.toContain('Zephyrine')
})
