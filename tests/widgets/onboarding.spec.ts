import type { Page } from '@playwright/test'
import { contract } from '../../widgets/account/onboarding/contract'
import { examples } from '../../widgets/account/onboarding/examples'
import { type Answers, describeWidget, expect, openWidget, test } from '../support/widget-page'

const SIGNUP = 'PUT /ajax/state-machine/signup'
const education = examples['sent back'].form
const state = (form: (typeof examples)[keyof typeof examples]['form']) => ({
  machine: 'signup',
  state: form.stage,
  stages: [],
  transitions: ['next', 'back', 'skip'],
  progression: 33,
  data: {},
  version: form.version,
  form,
})
const moved: Answers = { [SIGNUP]: { body: state({ ...education, version: 4 }) } }

const heading = (page: Page) => page.locator('.w-onboarding__title')
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  // An answer is shown before the button stops waiting for it.
  await expect(button).not.toHaveAttribute('aria-busy')
  await button.click()
}

test('without JavaScript every button is a form', async ({ page }) => {
  const plain = await openWidget(page, 'onboarding', 'default', {
    script: false,
    props: { csrf: 'a token' },
    answers: { 'POST /register/pathway': { status: 204 } },
  })
  await plain.page.getByRole('radio', { name: 'Undergraduate' }).check()
  for (const name of ['Continue', 'Skip for now', 'Back']) {
    await press(plain.page, name)
  }
  await expect.poll(() => plain.requests.length).toBe(3)
  expect(plain.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
    { _csrf: 'a token', version: '3', pathway: 'undergraduate', birthYear: '', transition: 'next' },
    { _csrf: 'a token', transition: 'skip' },
    { _csrf: 'a token', transition: 'back' },
  ])
})

describeWidget(contract, examples)

test('in the settings it posts its own form, and shows mistakes first', async ({ page }) => {
  const opened = await openWidget(page, 'onboarding', 'settings', {
    props: { csrf: 'a token' },
    answers: { 'POST /account/profile/education': { status: 204 } },
  })
  await expect(page.getByRole('heading', { name: 'Education' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await press(page, 'Save')
  await expect.poll(() => opened.requests.length).toBe(1)
  expect(opened.requests[0]?.body).toContain('_csrf=a+token')
})

test('with the keyboard alone people answer and continue without a reload', async ({ page }) => {
  const opened = await openWidget(page, 'onboarding', 'default', { answers: moved })
  await page.getByRole('radio', { name: 'School or college student' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2005')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('What are you studying?')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(/\/register\/education$/)
  await expect(page).toHaveTitle('What are you studying?')
  expect(JSON.parse(opened.requests[0]?.body ?? '')).toEqual({
    transition: 'next',
    data: { pathway: 'undergraduate', birthYear: '2005' },
    version: 3,
    stage: 'pathway',
  })
  expect(await opened.events()).toEqual([{ name: 'onboarding:stage', detail: { stage: 'education' } }])
  expect((await opened.dataLayer()).at(-1)).toMatchObject({ event: 'signup_stage', stage: 'education' })
})

test('skip and back keep no answers', async ({ page }) => {
  const opened = await openWidget(page, 'onboarding', 'default', { answers: moved })
  await press(page, 'Skip for now')
  await expect(heading(page)).toBeFocused()
  await press(page, 'Back')
  await expect.poll(() => opened.requests.length).toBe(2)
  expect(opened.requests.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { transition: 'skip', version: 3, stage: 'pathway' },
    { transition: 'back', version: 4, stage: 'education' },
  ])
})

test('without an answer of the server the stage and its answers stay', async ({ page }) => {
  await openWidget(page, 'onboarding')
  await page.route('**/ajax/state-machine/signup', route => route.abort('connectionfailed'))
  await page.getByRole('radio', { name: 'Undergraduate' }).check()
  for (const name of ['Skip for now', 'Back']) {
    await press(page, name)
    await expect(page.getByRole('alert')).toContainText('Sorry, that did not work. Try again')
    await expect(page.getByRole('radio', { name: 'Undergraduate' })).toBeChecked()
  }
})

test('mistakes show beside their fields and keep what was entered', async ({ page }) => {
  const errors = { birthYear: ['Enter a year of birth up to 2013, or leave blank'] }
  await openWidget(page, 'onboarding', 'default', {
    answers: { [SIGNUP]: { status: 422, body: { message: 'Check what you entered', errors } } },
  })
  const year = page.getByRole('textbox', { name: 'Year of birth' })
  await year.fill('2025')
  await press(page, 'Continue')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(year).toHaveAccessibleDescription(/Enter a year of birth up to 2013/)
  await expect(year).toHaveValue('2025')
})

test('after a conflict it shows what is stored, and sending again replaces it', async ({ page }) => {
  const fresh = { ...examples.default.form, version: 9, saved: [{ label: 'I am a', text: 'Recent graduate' }] }
  const opened = await openWidget(page, 'onboarding', 'default', {
    answers: { [SIGNUP]: { status: 409, body: { message: 'You changed this in another tab', ...state(fresh) } } },
  })
  await page.getByRole('radio', { name: 'Undergraduate' }).check()
  await press(page, 'Continue')
  await expect(page.getByText('Saved in the other tab')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('You changed this in another tab')
  await expect(page.getByRole('radio', { name: 'Undergraduate' })).toBeChecked()
  await press(page, 'Continue')
  await expect.poll(() => opened.requests.length).toBe(2)
  expect(JSON.parse(opened.requests[1]?.body ?? '')).toMatchObject({ version: 9, data: { pathway: 'undergraduate' } })
})

test('a person who continued in another tab gets to where they are', async ({ page }) => {
  await openWidget(page, 'onboarding', 'default', {
    answers: { [SIGNUP]: { status: 409, body: { message: 'x', ...state({ ...education, version: 9 }) } } },
  })
  await press(page, 'Continue')
  await expect(heading(page)).toHaveText('What are you studying?')
  await expect(page.getByRole('status').filter({ hasText: 'You continued in another tab' })).toBeVisible()
})

test('a person who was logged out logs in and keeps their answers', async ({ page }) => {
  await openWidget(page, 'onboarding', 'default', {
    answers: { [SIGNUP]: { status: 401, body: { message: 'Log in to continue' } } },
  })
  await page.getByRole('textbox', { name: 'Year of birth' }).fill('2005')
  await press(page, 'Continue')
  await expect(page.getByText('Your answers are still here')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Year of birth' })).toHaveValue('2005')
})

test('universities are suggested while people type', async ({ page }) => {
  const university = { id: 5, slug: 'university-of-leeds', name: 'University of Leeds', order: 5, active: true }
  await openWidget(page, 'onboarding', 'sent back', {
    answers: { 'GET /ajax/entities/universities': { body: [university] } },
  })
  const field = page.getByRole('combobox', { name: 'University' })
  await field.fill('lee')
  await expect(page.getByRole('option', { name: 'University of Leeds' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('University of Leeds')
})

test('roles are added to a list and removed again', async ({ page }) => {
  const role = { id: 7, slug: 'tax', name: 'Tax', order: 3, active: true }
  const opened = await openWidget(page, 'onboarding', 'with lists', {
    answers: { 'GET /ajax/entities/job-roles': { body: [role] }, ...moved },
  })
  const field = page.getByRole('combobox', { name: /^Roles/ })
  await field.fill('ta')
  await page.getByRole('option', { name: 'Tax' }).click()
  await expect(field).toHaveValue('')
  await page.getByRole('checkbox', { name: 'Audit' }).uncheck()
  await press(page, 'Continue')
  await expect(heading(page)).toHaveText('What are you studying?')
  const sent = opened.requests.find(({ method }) => method === 'PUT')
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    data: { types: ['placement'], roles: ['Tax'], salaryMin: '24000' },
  })
})

test('places are added one by one, each with its radius', async ({ page }) => {
  const york = { type: 'place', label: 'York', url: '/search-jobs/in-york' }
  const opened = await openWidget(page, 'onboarding', 'with lists', {
    answers: { 'GET /suggestions.php': { body: [york] }, ...moved },
  })
  await expect(page.getByLabel('Place 2', { exact: true })).toBeHidden()
  await press(page, 'Add another place')
  await expect(page.getByLabel('Place 2', { exact: true })).toBeFocused()
  await page.keyboard.type('yor')
  await page.getByRole('option', { name: 'York' }).click()
  await page.getByLabel('How far from place 2').selectOption('Within 50 miles')
  await press(page, 'Add another place')
  await expect(page.getByRole('button', { name: 'Add another place' })).toHaveCount(0)
  await press(page, 'Continue')
  await expect(heading(page)).toHaveText('What are you studying?')
  const places = [
    { place: 'Leeds', radius: 15 },
    { place: 'York', radius: 50 },
  ]
  const sent = opened.requests.find(({ method }) => method === 'PUT')
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ data: { places } })
})

test('without script all rows of places are there', async ({ page }) => {
  const plain = await openWidget(page, 'onboarding', 'with lists', { script: false })
  await expect(plain.page.getByLabel('Place 3', { exact: true })).toBeVisible()
  await expect(plain.page.getByRole('button', { name: 'Add another place' })).toBeHidden()
})

test('the questions about equality open with the consent, also without script', async ({ page }) => {
  const plain = await openWidget(page, 'onboarding', 'about you', { script: false })
  const question = plain.page.getByRole('group', { name: /disability/ })
  await expect(question).toBeHidden()
  await plain.page.getByRole('checkbox', { name: /^I agree/ }).check()
  await expect(question).toBeVisible()
})

test('a place that nobody knows is named beside its row, and the summary leads to it', async ({ page }) => {
  await openWidget(page, 'onboarding', 'with lists', {
    answers: {
      [SIGNUP]: {
        status: 422,
        body: { message: 'Check this', errors: { 'places.1': ['We could not find "Yrok". Did you mean York?'] } },
      },
    },
  })
  await press(page, 'Add another place')
  await page.keyboard.type('Yrok')
  await press(page, 'Continue')
  const input = page.getByLabel('Place 2', { exact: true })
  await expect(input).toHaveAccessibleDescription(/We could not find "Yrok"/)
  await expect(page.getByLabel('Place 1', { exact: true })).not.toHaveAttribute('aria-invalid')
  await page.getByRole('link', { name: /Did you mean York/ }).click()
  await expect(input).toBeFocused()
})
