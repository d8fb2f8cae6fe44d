import type { Page } from '@playwright/test'
import { publish } from '../support/bus-page'
import { forgetSession } from '../support/site-account'
import { expect, test } from '../support/site-page'

/** An address that no earlier attempt of the same test has registered. */
const newAddress = (name: string) => `${name}-${Date.now()}@example.test`

/** Fills in the sign-up form, in a dialog or on its page, and sends it. */
async function signUp(page: Page, email: string): Promise<void> {
  const form = page.locator('form', { has: page.getByLabel('First name') })
  await form.getByLabel('First name').fill('Noor')
  await form.getByLabel('Last name').fill('Ahmed')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill('three odd otters juggle')
  await form.getByRole('checkbox', { name: 'I am 13 or over' }).check()
  await form.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await form.getByRole('button', { name: 'Create account' }).click()
}

for (const width of [375, 1280]) {
  test(`a visitor saves a search result and signs up in the dialog at ${width} px, without leaving the page`, async ({
    page,
    landmarks: _,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/search-jobs')
    const main = page.getByRole('main')
    const link = main.locator('.ui-save-button').first()
    const label = (await link.getAttribute('aria-label')) ?? ''
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await link.click()
    await expect(page.getByRole('dialog', { name: 'Log in to save this job' })).toContainText(
      label.replace('Save ', ''),
    )
    await page.getByRole('dialog').getByRole('link', { name: 'Sign up' }).click()
    await signUp(page, newAddress(`noor${width}`))
    await expect(page.getByRole('dialog', { name: 'You are in, Noor' })).toContainText('is saved.')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(main.getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: 'Never miss a deadline' })).toHaveCount(0)
    await expect(page.locator('[data-visitors-only]')).toBeHidden()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await main.getByRole('button', { name: label, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: / removed/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(main.getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(main.getByRole('button', { name: label, exact: true })).toHaveAttribute('aria-pressed', 'true')
  })
}

test('the forms of a page work after a log-in in its dialog', async ({ page, landmarks }) => {
  const address = newAddress('noor-forms')
  await page.goto('/register')
  await signUp(page, address)
  await expect(page).toHaveURL(/\/register\/pathway$/)
  await forgetSession(page)
  await page.goto(landmarks.openJob)
  await page.getByRole('link', { name: 'Report this job' }).click()
  await expect(page.getByRole('button', { name: 'Send report' })).toBeVisible()
  await page.getByRole('main').getByRole('radio', { name: 'It is closed' }).check()
  // Another widget of the page asks for the dialog.
  await publish(page, 'modal', { name: 'login' })
  await page.getByRole('dialog').getByLabel('Email address').fill(address)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill('three odd otters juggle')
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report sent' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor saves a search result by opening an account, and turns its reminders off', async ({
    page,
    landmarks: _,
  }) => {
    await page.goto('/search-jobs')
    const link = page.getByRole('main').locator('.ui-save-button').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page.getByText(/^We will save .+ for you straight after\.$/)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await signUp(page, newAddress('noor-plain'))
    await expect(page).toHaveURL(/\/search-jobs$/)
    await expect(page.getByText(/ saved$/)).toBeVisible()
    await page.goto(href)
    await expect(page.getByRole('heading', { name: 'Reminders are on' })).toBeVisible()
    await page.getByRole('button', { name: 'Turn reminders off' }).click()
    await expect(page.getByText('Reminders off')).toBeVisible()
    await page.goto(href)
    await page.getByRole('button', { name: 'Turn reminders on' }).click()
    await expect(page.getByText('Reminders on. We will email you 7 and 2 days before it closes')).toBeVisible()
  })
})
