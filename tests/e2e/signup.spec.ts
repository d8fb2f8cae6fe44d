import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectStage, logIn, PASSWORD, press, signUp, test } from '../support/signup-page'
import { forgetSession } from '../support/site-account'
import { expectNoOverflow } from '../support/site-page'
import { tabTo } from '../support/tab-to'

// One site for all of them.
test.describe.configure({ mode: 'default' })

const DONE = 'You’re all set'

/** Answers each stage after the pathway, as an undergraduate, and gets to the last one. */
async function answerAsUndergraduate(page: Page): Promise<void> {
  await expectStage(page, 'What are you studying?')
  await page.getByLabel('University', { exact: true }).fill('University of Leeds')
  await page.getByLabel('Course', { exact: true }).fill('Law')
  await page.getByLabel('End year').selectOption('2028')
  await press(page, 'Continue')
  await expectStage(page, 'What are you here for?')
  await page.getByRole('checkbox', { name: 'Find a placement' }).check()
  await press(page, 'Continue')
  await expectStage(page, 'What kind of job would suit you?')
  await page.getByRole('checkbox', { name: 'Placement' }).check()
  await page.getByLabel('Place 1', { exact: true }).fill('LS1 4AP')
  await page.getByLabel('How far from place 1').selectOption('Within 5 miles')
  await press(page, 'Continue')
  await expectStage(page, 'A few questions about you')
}

/** Opens a mail in the mailbox as soon as a worker has sent it. */
async function openMail(page: Page, to: string, subject: string): Promise<void> {
  const mail = page.getByRole('listitem').filter({ hasText: to }).getByRole('link', { name: subject })
  await expect
    .poll(async () => {
      await page.goto('/dev/mailbox')
      return mail.count()
    })
    .toBe(1)
  await mail.click()
}

for (const width of [375, 1280]) {
  test(`a person signs up at ${width} px: school first, then university, with consent`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signUp(page, `noor${width}@example.test`)
    await page.getByRole('radio', { name: 'School or college student' }).check()
    await press(page, 'Continue')
    await expectStage(page, 'What are you studying?')
    await expect(page.getByLabel('School or college', { exact: true })).toBeVisible()
    await press(page, 'Back')
    await expectStage(page, 'Where are you now?')
    await expect(page.getByRole('radio', { name: 'School or college student' })).toBeChecked()
    await page.getByRole('radio', { name: 'Undergraduate' }).check()
    await press(page, 'Continue')
    await answerAsUndergraduate(page)
    const gender = page.getByRole('radio', { name: 'Woman' })
    await expect(gender).toBeHidden()
    await page.getByRole('checkbox', { name: /^I agree that Firstrung keeps/ }).check()
    await gender.check()
    await expectNoOverflow(page)
    await press(page, 'Continue')
    await expectStage(page, 'Which emails would you like?')
    await press(page, 'Skip for now')
    await expectStage(page, DONE)
    await page.getByRole('link', { name: 'About you' }).click()
    await expect(gender).toBeChecked()
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByLabel('Place 1', { exact: true })).toHaveValue('LS1 (Leeds)')
    await expect(page.getByLabel('How far from place 1')).toHaveValue('5')
    await page.getByRole('link', { name: 'Done' }).click()
    await page.getByRole('link', { name: 'Go to your hub' }).click()
    await expectStage(page, /^Good \w+, Noor$/)
  })
}

test('with the keyboard alone', async ({ page }) => {
  const type = async (name: string, text: string) => {
    await tabTo(page, page.getByLabel(name, { exact: true }))
    await page.keyboard.type(text)
  }
  const use = async (role: 'button' | 'checkbox' | 'radio' | 'link', name: string | RegExp, key = 'Space') => {
    await tabTo(page, page.getByRole('main').getByRole(role, { name }).first())
    await page.keyboard.press(key)
  }
  await page.goto('/register')
  await type('First name', 'Noor')
  await type('Last name (optional)', 'Ahmed')
  await type('Email address', 'noor-keys@example.test')
  await type('Password', PASSWORD)
  await use('checkbox', 'I am 13 or over')
  await use('checkbox', /^I accept the terms/)
  await use('button', 'Create account', 'Enter')

  await expectStage(page, 'Where are you now?')
  await use('radio', 'School or college student')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectStage(page, 'What are you studying?')
  await type('University', 'university of lee')
  await expect(page.getByRole('option', { name: 'University of Leeds' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await type('Course', 'Law')
  await type('End year', '2028')
  await use('button', 'Continue')
  await expectStage(page, 'What are you here for?')
  await use('checkbox', 'Find a placement')
  await page.keyboard.press('Enter')
  await expectStage(page, 'What kind of job would suit you?')
  await use('checkbox', 'Placement')
  await use('button', 'Continue')
  await expectStage(page, 'A few questions about you')
  await use('button', 'Skip for now')
  await expectStage(page, 'Which emails would you like?')
  await use('button', 'Back')
  await expectStage(page, 'A few questions about you')
  await use('button', 'Skip for now')
  await use('button', 'Continue')
  await expectStage(page, DONE)
  await use('link', 'Go to your hub', 'Enter')
  await expectStage(page, /^Good \w+, Noor$/)
})

test.describe('two tabs', () => {
  test.use({ allowed: /409 \(Conflict\)/ })

  test('a person leaves, continues from the hub, and repeats in a second tab', async ({ page, context }) => {
    await signUp(page, 'noor-again@example.test')
    await page.getByRole('radio', { name: 'Undergraduate' }).check()
    await press(page, 'Continue')
    await expectStage(page, 'What are you studying?')
    await press(page, 'Skip for now')
    await expectStage(page, 'What are you here for?')
    await forgetSession(page)
    await logIn(page, 'noor-again@example.test')
    await page.getByRole('link', { name: 'Continue your profile' }).click()
    await expectStage(page, 'What are you here for?')

    await page.getByRole('link', { name: 'Pathway' }).click()
    await expect(page.getByRole('radio', { name: 'Undergraduate' })).toBeChecked()
    const tab = await context.newPage()
    await tab.goto('/register/pathway')
    await tab.getByRole('radio', { name: 'Apprentice' }).check()
    await press(tab, 'Continue')
    await expectStage(tab, 'What are you studying?')
    await press(tab, 'Back')
    await expectStage(tab, 'Where are you now?')
    await page.getByRole('radio', { name: 'Career changer' }).check()
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toContainText('You changed this in another tab or window')
    await expect(page.getByText('Saved in the other tab')).toBeVisible()
    await expect(page.getByRole('definition')).toHaveText('Apprentice')
    await expect(page.getByRole('radio', { name: 'Career changer' })).toBeChecked()
    await press(page, 'Continue')
    await expectStage(page, 'What are you studying?')
    await tab.reload()
    await expect(tab.getByRole('radio', { name: 'Career changer' })).toBeChecked()
    await tab.close()
  })
})

test.describe('offline', () => {
  test.use({ allowed: /net::ERR_/ })

  test('a person offline stays on the stage with their answers and continues online', async ({ page, context }) => {
    await signUp(page, 'noor-train@example.test')
    await expect(page.locator('[data-widget="onboarding"]')).toHaveAttribute('data-state', 'mounted')
    await page.waitForLoadState('networkidle')
    await page.getByRole('radio', { name: 'Undergraduate' }).check()
    await context.setOffline(true)
    for (const name of ['Continue', 'Skip for now', 'Back']) {
      await press(page, name)
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText('You are offline')
      await expect(page.getByRole('radio', { name: 'Undergraduate' })).toBeChecked()
    }
    await context.setOffline(false)
    await press(page, 'Continue')
    await expectStage(page, 'What are you studying?')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a person who forgot the password gets a new one from a mail', async ({ page }) => {
      const email = `noor-forgot-${javaScriptEnabled}@example.test`
      await signUp(page, email)
      await forgetSession(page)
      await page.goto('/login')
      await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('main').getByLabel('Email address').fill(email)
      await press(page, 'Send me a link')
      await expectStage(page, 'Check your inbox')
      await openMail(page, email, 'Reset your password')
      await page.getByRole('link', { name: /\/reset-password\// }).click()
      await page.getByLabel('New password').fill('four even eels')
      await press(page, 'Change my password')
      await expect(page.getByText(/Log in with the new one/)).toBeVisible()
      await logIn(page, email, 'four even eels')
      await expectStage(page, /^Good \w+, Noor$/)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a person signs up, skips, goes back and deletes answers', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await signUp(page, 'noor-plain@example.test')
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toContainText('Choose where you are now')
    await page.getByRole('radio', { name: 'Undergraduate' }).check()
    await press(page, 'Continue')
    await answerAsUndergraduate(page)
    const gender = page.getByRole('radio', { name: 'Woman' })
    await expect(gender).toBeHidden()
    await page.getByRole('checkbox', { name: /^I agree that Firstrung keeps/ }).check()
    await gender.check()
    await press(page, 'Continue')
    await expectStage(page, 'Which emails would you like?')
    await press(page, 'Back')
    await press(page, 'Delete my answers')
    await expect(gender).toBeHidden()
    await expect(page.getByRole('button', { name: 'Delete my answers' })).toHaveCount(0)
    await press(page, 'Skip for now')
    await press(page, 'Skip for now')
    await expectStage(page, DONE)
    await page.getByRole('link', { name: 'Go to your hub' }).click()
    await expectStage(page, /^Good \w+, Noor$/)
  })
})
