import { expect, type Locator, type Page } from '@playwright/test'
import { expectStage, PASSWORD, press, signUp, test } from '../support/signup-page'
import type { Site } from '../support/site'
import { expectAccessible, expectNoOverflow } from '../support/site-page'
import { tabTo } from '../support/tab-to'

// One site for all of them; each is as long as several tests.
test.describe.configure({ mode: 'default', timeout: 90_000 })

test.use({ actionTimeout: 10_000, allowed: /status of (401|403|409|419|422)|ERR_INTERNET_DISCONNECTED/ })

const LONG =
  'I tested brakes and bells in the workshop each day, wrote the reports and led the weekly call by the end. '
const text = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Fills in the first stage and continues. */
async function answerJob(page: Page, employer: string): Promise<void> {
  await expectStage(page, 'Which job are you reviewing?')
  await page.getByLabel('Employer', { exact: true }).fill(employer)
  await page.getByRole('checkbox', { name: 'My employer is not listed' }).check()
  await text(page, 'Job title').fill('Signalling placement')
  await page.getByLabel('Type of job').selectOption({ index: 1 })
  await page.getByLabel('Role', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('When did you start?').fill('2023-09')
  await page.getByLabel('When did you finish?').fill('2024-06')
  await page.getByLabel('Paid', { exact: true }).selectOption({ label: 'I would rather not say' })
  await page.getByRole('checkbox', { name: /^I did this job myself/ }).check()
  await press(page, 'Continue')
  await expectStage(page, 'Where did you work?')
}

/** Reaches a control with Tab alone and presses keys there. */
async function typeIn(page: Page, control: Locator, keys: string, ...then: string[]): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.type(keys)
  for (const key of then) {
    await page.keyboard.press(key)
  }
}

/** What a test does on each stage. */
type OnStage = (page: Page) => Promise<void>
const nothing: OnStage = () => Promise.resolve()

/** Fills in the stages between the job and the scores. */
async function answerPlace(page: Page, onStage = nothing): Promise<void> {
  await onStage(page)
  await page.getByLabel('Town or city').fill('Leeds')
  await page.getByRole('group', { name: 'How did you work?' }).getByRole('radio').first().check()
  await press(page, 'Continue')
  await expectStage(page, 'How did you get the job?')
  await onStage(page)
  await page.getByRole('group', { name: 'How did you find the job?' }).getByRole('radio').first().check()
  await press(page, 'Continue')
  await expectStage(page, 'What was the role like?')
}

/** Gives every question of a stage four stars, and a text. */
async function answerScores(page: Page, name: string): Promise<void> {
  for (const score of await page.getByRole('radio', { name: '4 Good' }).all()) {
    await score.check({ force: true })
  }
  await text(page, name).fill(LONG)
  await press(page, 'Continue')
}

/** Fills in the stages from the scores on, up to the read-through. */
async function answerRest(page: Page, onStage = nothing): Promise<void> {
  await onStage(page)
  await answerScores(page, 'What did you do?')
  await expectStage(page, 'What was the employer like?')
  await onStage(page)
  await answerScores(page, 'How was the job organised?')
  await expectStage(page, 'What was it like to work there?')
  await onStage(page)
  await answerScores(page, 'How did people treat you?')
  await expectStage(page, 'What would you tell a friend?')
  await onStage(page)
  await text(page, 'The best thing').fill('The people in the workshop taught me everything.')
  await text(page, 'One thing to improve').fill('The first week had no plan and no computer.')
  await page
    .getByRole('group', { name: /recommend/ })
    .getByRole('radio', { name: 'Yes' })
    .check()
  const display = page.getByRole('group', { name: 'How should we describe you?' }).getByRole('radio')
  await display.last().check()
  await press(page, 'Continue')
  await expectStage(page, 'Check your review')
}

/** What a screen reader meets on a stage, in this order. */
async function expectOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Steps of your review":
      - list
    - paragraph: /Step \\d of 8/
    - status
    - heading [level=1]
    - paragraph
    - button "Continue"
    - complementary "Help with your review"
  `)
  const current = page.getByRole('navigation', { name: 'Steps of your review' }).locator('[aria-current="step"]')
  await expect(current).toHaveCount(1)
}

async function expectSound(page: Page): Promise<void> {
  await expectNoOverflow(page)
  await expectAccessible(page)
}

async function confirmAddress({ db }: Site, email: string): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute()
}

async function startReview(page: Page, email: string, employer: string): Promise<void> {
  await signUp(page, email)
  await page.goto('/write-a-review/job-details')
  await answerJob(page, employer)
}

test('a person writes and sends a review at 375 px without a reload', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await signUp(page, 'wizard@example.test')
  await page.goto('/write-a-review')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start a review' }).click()
  await expectStage(page, 'Which job are you reviewing?')
  await expectSound(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await answerJob(page, 'Aldgate Rail')
  await expect(page).toHaveURL(/\/write-a-review\/\d+\/location-commute$/)
  await answerPlace(page, expectSound)
  await answerRest(page, expectSound)
  await expectSound(page)
  await page.getByRole('link', { name: /^Edit The role/ }).click()
  await expectStage(page, 'What was the role like?')
  await page.goBack()
  await expectStage(page, 'Check your review')
  await press(page, 'Send review')
  await expect(page.getByText('Confirm your email first').first()).toBeVisible()
  // The page says so before the answer, too.
  await expect(page.getByRole('main').getByRole('button', { name: 'Send review' })).not.toHaveAttribute('aria-busy')
  await confirmAddress(site, 'wizard@example.test')
  await press(page, 'Send review')
  await expectStage(page, 'Thank you. Your review is on its way')
  await expectSound(page)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.reload()
  await expectStage(page, 'Thank you. Your review is on its way')
})

test('what is typed comes through a lost connection, another tab and a log-out', async ({ page, context }) => {
  await startReview(page, 'torn@example.test', 'Northmoor Bank')
  await answerPlace(page)
  const status = page.locator('.w-write-a-review__status')
  await context.setOffline(true)
  await text(page, 'What did you do?').fill('I sorted letters')
  await expect(status).toHaveText('Offline: kept on this device', { timeout: 15_000 })
  await context.setOffline(false)
  await expect(status).toHaveText(/^Saved/, { timeout: 15_000 })

  const other = await context.newPage()
  await other.goto(page.url())
  await text(other, 'What did you do?').fill('I sorted parcels')
  await expect(other.locator('.w-write-a-review__status')).toHaveText(/^Saved/, { timeout: 15_000 })
  await text(page, 'What did you do?').fill('I sorted stamps')
  const choice = page.getByRole('alert').filter({ hasText: 'I sorted parcels' })
  await expect(choice).toContainText('Here: I sorted stamps', { timeout: 15_000 })
  await choice.getByRole('button', { name: 'Keep what’s here' }).click()
  await expect(status).toHaveText(/^Saved/, { timeout: 15_000 })
  await other.close()

  await context.clearCookies({ name: 'session' })
  await context.clearCookies({ name: '__Host-session' })
  await text(page, 'What did you do?').fill('I sorted coins')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toBeVisible({ timeout: 15_000 })
  await dialog.getByLabel('Email address').fill('torn@example.test')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(status).toHaveText(/^Saved/, { timeout: 15_000 })
  await text(page, 'What did you do?').fill('I sorted coins and notes')
  await expect(text(page, 'What did you do?')).toHaveValue('I sorted coins and notes')
  await expect(status).toHaveText(/^Saved/, { timeout: 15_000 })
  await page.getByRole('link', { name: 'Job', exact: true }).click()
  await expectStage(page, 'Which job are you reviewing?')
  await page.goBack()
  await expect(text(page, 'What did you do?')).toHaveValue('I sorted coins and notes')

  await page.goto('/faqs')
  await page.getByRole('button', { name: 'Noor' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expectStage(page, 'Write a review')
  const left = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(localStorage))
  expect(left).not.toMatch(/sorted coins|Northmoor|-draft-/)
})

test('the stages say to screen readers where they are, what each question is and what is wrong', async ({ page }) => {
  await signUp(page, 'listener@example.test')
  await page.goto('/write-a-review/job-details')
  const employer = page.getByRole('combobox', { name: 'Employer', exact: true })
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
  await employer.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Enter a job title of 3 characters or more')
  await expect(text(page, 'Job title')).toHaveAccessibleDescription(/Enter a job title of 3 characters or more/)
  await expect(employer).toHaveAttribute('aria-invalid', 'true')
  await answerJob(page, 'Listening Rail')
  await answerPlace(page, expectOrder)
  await expectOrder(page)
  for (const question of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    await expect(question).toHaveAccessibleName(/\?$/)
    await expect(question.getByRole('radio').first()).toHaveAccessibleName('1 Very poor')
  }
  await text(page, 'What did you do?').fill('Write to sam@example.test')
  // It comes with the draft that is saved five seconds after the last key.
  await expect(text(page, 'What did you do?')).toHaveAccessibleDescription(/Remove the email address/, {
    timeout: 10_000,
  })
})

test('a person writes and sends a review with the keyboard alone', async ({ page, site }) => {
  await signUp(page, 'keys@example.test')
  await confirmAddress(site, 'keys@example.test')
  await page.goto('/write-a-review')
  await typeIn(page, page.getByRole('link', { name: 'Start a review' }), '', 'Enter')
  await expectStage(page, 'Which job are you reviewing?')
  await expect(page.locator('[data-widget="write-a-review"]')).toHaveAttribute('data-state', 'mounted')
  await typeIn(page, page.getByLabel('Employer', { exact: true }), 'Hale Keys')
  await typeIn(page, page.getByRole('checkbox', { name: 'My employer is not listed' }), ' ')
  await typeIn(page, text(page, 'Job title'), 'Signalling placement')
  await typeIn(page, page.getByLabel('Type of job'), '', 'ArrowDown')
  await typeIn(page, page.getByLabel('Role', { exact: true }), '', 'ArrowDown')
  await typeIn(page, page.getByLabel('When did you start?'), 'September', 'ArrowRight')
  await page.keyboard.type('2023')
  await typeIn(page, page.getByRole('checkbox', { name: 'I still work there' }), ' ')
  await typeIn(page, page.getByLabel('Paid', { exact: true }), 'I would')
  await typeIn(page, page.getByRole('checkbox', { name: /^I did this job myself/ }), ' ')
  await typeIn(page, page.getByRole('button', { name: 'Continue' }), '', 'Enter')
  await expectStage(page, 'Where did you work?')
  const radio = (name: string) => page.getByRole('group', { name }).getByRole('radio').first()
  await typeIn(page, page.getByRole('combobox', { name: 'Town or city' }), 'Leeds')
  await typeIn(page, radio('How did you work?'), ' ')
  await typeIn(page, page.getByRole('button', { name: 'Continue' }), '', 'Enter')
  await expectStage(page, 'How did you get the job?')
  await typeIn(page, radio('How did you find the job?'), ' ')
  await typeIn(page, page.getByRole('button', { name: 'Continue' }), '', 'Enter')
  await expectStage(page, 'What was the role like?')
  await typeScores(page, 'What did you do?')
  await expectStage(page, 'What was the employer like?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await typeScores(page, 'How was the job organised?')
  await expectStage(page, 'What was it like to work there?')
  await typeScores(page, 'How did people treat you?')
  await expectStage(page, 'What would you tell a friend?')
  await typeIn(page, text(page, 'The best thing'), 'The people in the workshop taught me everything.')
  await typeIn(page, text(page, 'One thing to improve'), 'The first week had no plan and no computer.')
  await typeIn(page, page.getByRole('group', { name: /recommend/ }).getByRole('radio', { name: 'Yes' }), ' ')
  await typeIn(page, page.getByRole('button', { name: 'Continue' }), '', 'Enter')
  await expectStage(page, 'Check your review')
  await typeIn(page, page.getByRole('link', { name: /^Edit Getting the job/ }), '', 'Enter')
  await expectStage(page, 'How did you get the job?')
  await typeIn(page, page.getByRole('button', { name: 'Continue' }), '', 'Enter')
  await expectStage(page, 'Check your review')
  await typeIn(page, page.getByRole('button', { name: 'Send review' }), '', 'Enter')
  await expectStage(page, 'Thank you. Your review is on its way')
})

/** Scores every question of a stage with the key 4, types its text and continues. */
async function typeScores(page: Page, name: string): Promise<void> {
  const scores = await page.getByRole('radio', { name: '1 Very poor' }).all()
  for (const score of scores) {
    await typeIn(page, score, '4')
  }
  await expect(page.getByRole('radio', { name: '4 Good', checked: true })).toHaveCount(scores.length)
  await typeIn(page, text(page, name), LONG)
  await typeIn(page, page.getByRole('button', { name: 'Continue' }), '', 'Enter')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a person writes a review, goes back and deletes it', async ({ page }) => {
    await signUp(page, 'plain@example.test')
    await page.goto('/write-a-review/job-details')
    await answerJob(page, 'Ferris Labs')
    await answerPlace(page)
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toContainText('Rate this from 1 to 5 stars')
    await answerRest(page)
    await press(page, 'Back')
    await expectStage(page, 'What would you tell a friend?')
    await page.goto('/write-a-review')
    await press(page, 'Delete Ferris Labs')
    await expect(page.getByRole('link', { name: 'Continue Ferris Labs' })).toBeHidden()
  })

  test('what was sent after the session ended is sent again after the log-in', async ({ page, context }) => {
    await signUp(page, 'late@example.test')
    await page.goto('/write-a-review/job-details')
    await answerJob(page, 'Ferris Labs')
    await page.getByLabel('Where did you live?').fill('A room above the bakery in Headingley')
    await page.getByLabel('Town or city').fill('Leeds')
    await page.getByRole('group', { name: 'How did you work?' }).getByRole('radio').first().check()
    await context.clearCookies()
    await press(page, 'Continue')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to continue')
    await page.getByText('Show what you wrote').click()
    await expect(page.getByText('A room above the bakery in Headingley')).toBeVisible()
    const [login] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('main')
        .getByRole('link', { name: /^Log in/ })
        .click(),
    ])
    await login.getByRole('main').getByLabel('Email address').fill('late@example.test')
    await login.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await login.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(login).toHaveURL(/write-a-review$/)
    await press(page, 'I’ve logged in: send it again')
    await press(page, 'Send it again')
    await expectStage(page, 'How did you get the job?')
    await press(page, 'Back')
    await expect(page.getByLabel('Where did you live?')).toHaveValue('A room above the bakery in Headingley')
  })
})
