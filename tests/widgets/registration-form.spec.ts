import type { Page } from '@playwright/test'
import { contract } from '../../widgets/account/registration-form/contract'
import { examples } from '../../widgets/account/registration-form/examples'
import { type Answers, describeWidget, expect, openWidget, test } from '../support/widget-page'

const REGISTER = 'POST /register'
const CHECK = 'POST /ajax/user/email'
const NO_HINT: Answers = { [CHECK]: { body: { valid: true, suggestion: null } } }
const user = { loggedIn: true, id: 7, firstname: 'Maya', email: 'maya@example.ac.uk' }

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function fill(page: Page): Promise<void> {
  await field(page, 'First name').fill('Maya')
  await field(page, 'Last name (optional)').fill('Ray')
  await field(page, 'Email address').fill('maya@example.ac.uk')
  await field(page, 'Password').fill('three odd otters')
  await page.getByRole('checkbox', { name: 'I am 13 or over' }).check()
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
}

const send = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

test('a press ticks its box although the message above it goes', async ({ page }) => {
  await openWidget(page, 'registration-form', 'default', { answers: NO_HINT })
  await send(page)
  await field(page, 'First name').fill('Maya')
  const terms = page.getByRole('checkbox', { name: /^I accept the terms/ })
  await terms.click()
  await expect(terms).toBeChecked()
  await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid', 'true')
})

test('without JavaScript it is a form', async ({ page }) => {
  const plain = await openWidget(page, 'registration-form', 'with something to save', {
    script: false,
    answers: { [REGISTER]: { status: 303, headers: { location: '/' } } },
  })
  await expect(plain.page.getByRole('button', { name: 'Show' })).toBeHidden()
  await fill(plain.page)
  await send(plain.page)
  await expect.poll(() => plain.requests.length).toBe(1)
  expect(Object.fromEntries(new URLSearchParams(plain.requests[0]?.body))).toEqual({
    return: '/jobs/12-signalling-placement',
    save: 'jobs-12',
    firstName: 'Maya',
    lastName: 'Ray',
    email: 'maya@example.ac.uk',
    password: 'three odd otters',
    over13: 'on',
    terms: 'on',
  })
})

describeWidget(contract, examples)

test('with the keyboard alone people can sign up and continue', async ({ page }) => {
  const opened = await openWidget(page, 'registration-form', 'with something to save', {
    answers: { ...NO_HINT, [REGISTER]: { body: { user } }, 'GET /jobs/12-signalling-placement': { body: 'the job' } },
  })
  await page.keyboard.press('Tab')
  for (const text of ['Maya', 'Ray', 'maya@example.ac.uk', 'three odd otters']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Show' })).toBeFocused()
  for (const key of ['Tab', 'Space', 'Tab', 'Space']) {
    await page.keyboard.press(key)
  }
  await expect(page.getByRole('checkbox', { name: /^I accept the terms/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/jobs\/12-signalling-placement$/)
  const call = opened.requests.find(({ path }) => path === '/register')
  expect(JSON.parse(call?.body ?? '')).toEqual({
    payload: {
      firstName: 'Maya',
      lastName: 'Ray',
      email: 'maya@example.ac.uk',
      password: 'three odd otters',
      over13: true,
      terms: true,
      marketing: false,
      return: '/jobs/12-signalling-placement',
      save: 'jobs-12',
    },
  })
})

test('it reports a registration', async ({ page }) => {
  const opened = await openWidget(page, 'registration-form', 'default', {
    props: { returnTo: '#done' },
    answers: { ...NO_HINT, [REGISTER]: { body: { user } }, 'GET /ajax/saved-items': { status: 500 } },
  })
  await fill(page)
  await send(page)
  await expect(page).toHaveURL(/#done$/)
  expect(await opened.events()).toEqual([{ name: 'registration-form:registered', detail: { saved: false } }])
  expect((await opened.dataLayer()).map(({ event }) => event)).toEqual(['page_view', 'sign_up'])
})

test('an empty form says everything that is missing, and sends nothing', async ({ page }) => {
  const opened = await openWidget(page, 'registration-form')
  await send(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your email address',
    'Enter a password',
    'Confirm you are 13 or over',
    'Accept the terms to continue',
  ])
  await summary.getByRole('link', { name: 'Enter a password' }).click()
  await expect(field(page, 'Password')).toBeFocused()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Enter a password/)
  expect(opened.requests).toEqual([])
})

test('fields are checked when they are left only after the first try', async ({ page }) => {
  await openWidget(page, 'registration-form', 'default', { answers: NO_HINT })
  const name = field(page, 'First name')
  await name.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter your first name')).toHaveCount(0)
  await send(page)
  await name.fill('Maya')
  await page.keyboard.press('Tab')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'Last name (optional)')).toBeFocused()
  await name.fill('')
  await page.keyboard.press('Tab')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
})

test('a slip in the address is asked about, and never stops anybody', async ({ page }) => {
  const opened = await openWidget(page, 'registration-form', 'default', {
    answers: { [CHECK]: { body: { valid: true, suggestion: 'maya@gmail.com' } } },
  })
  const email = field(page, 'Email address')
  await email.fill('maya@gmial.com')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Did you mean maya@gmail.com?')).toBeVisible()
  expect(opened.requests[0]?.body).toBe('{"email":"maya@gmial.com"}')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  await expect(email).toHaveValue('maya@gmial.com')
  await page.keyboard.press('Tab')
  await email.fill('maya@gmal.com')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(email).toHaveValue('maya@gmail.com')
  await expect(email).toBeFocused()
  await expect.poll(() => opened.requests.length).toBe(2)
})

test('a check that fails says nothing', async ({ page }) => {
  const opened = await openWidget(page, 'registration-form', 'default', { answers: { [CHECK]: { status: 429 } } })
  await field(page, 'Email address').fill('maya@gmial.com')
  await page.keyboard.press('Tab')
  await expect.poll(() => opened.requests.length).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the password can be shown, and says how strong it is', async ({ page }) => {
  await openWidget(page, 'registration-form')
  const password = field(page, 'Password')
  for (const [text, words] of [
    ['three', '5 more characters'],
    ['three odd', '1 more character'],
    ['three odd ', 'Long enough. Longer is stronger'],
    ['three odd otter', 'Long enough. Longer is stronger'],
    ['three odd otters', 'A good length'],
    ['passwordpassword1', 'Easy to guess. Choose another'],
    ['abcabcabcabcabcabc', 'Easy to guess. Choose another'],
    ['aaaabbbbccccdddd', 'Easy to guess. Choose another'],
  ] as const) {
    await password.fill(text)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

for (const [what, answer, words] of [
  [
    'what the host finds',
    {
      status: 422,
      body: {
        message: 'Check what you entered',
        errors: { password: ['This password is too common. Choose another'] },
      },
    },
    'This password is too common. Choose another',
  ],
  [
    'too many tries',
    { status: 429, body: { message: 'You are going too fast. Try again in a minute.' } },
    'You are going too fast. Try again in a minute.',
  ],
  ['a broken server', { status: 500, body: { message: 'Secret' } }, 'Sorry, that did not work. Try again'],
] as const) {
  test(`${what} is reported, and the typed values stay`, async ({ page }) => {
    const opened = await openWidget(page, 'registration-form', 'default', {
      answers: { ...NO_HINT, [REGISTER]: answer },
    })
    await fill(page)
    await send(page)
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(field(page, 'Email address')).toHaveValue('maya@example.ac.uk')
    await expect(field(page, 'Password')).toHaveValue('three odd otters')
    await expect(page.getByRole('button', { name: 'Create account' })).not.toHaveAttribute('aria-busy')
    expect(await opened.events()).toEqual([])
  })
}
