import type { Page } from '@playwright/test'
import { contract } from '../../widgets/account/login-form/contract'
import { examples } from '../../widgets/account/login-form/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const GO_ON = { 'POST /login': { status: 303, headers: { location: '/' } } }
const USER = { loggedIn: true, id: 7, firstname: 'Maya', email: 'maya@uni.test' }
const NEXT = {
  'GET /jobs/12-signalling-placement': { body: '<h1>Placement</h1>' },
  'GET /ajax/saved-items': { body: {} },
}

const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const sent = (body: string | undefined) => Object.fromEntries(new URLSearchParams(body))

test('without JavaScript it is a form', async ({ page }) => {
  const plain = await openWidget(page, 'login-form', 'with something to save', { script: false, answers: GO_ON })
  await expect(plain.page.getByRole('button', { name: 'Show' })).toBeHidden()
  await plain.page.getByRole('textbox', { name: 'Email address' }).fill('maya@example.ac.uk')
  await password(plain.page).fill('three odd otters')
  await plain.page.getByRole('button', { name: 'Log in and save' }).click()
  await expect.poll(() => plain.requests.length).toBe(1)
  expect(sent(plain.requests[0]?.body)).toEqual({
    return: '/jobs/12-signalling-placement',
    save: 'jobs-12',
    email: 'maya@example.ac.uk',
    password: 'three odd otters',
  })
})

describeWidget(contract, examples)

/** Fills in the form with the keyboard, and sends it. */
async function logIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill('maya@example.ac.uk')
  await password(page).fill('three odd otters')
  await page.keyboard.press('Enter')
}

test('with the keyboard alone people can show the password and log in', async ({ page }) => {
  const { requests } = await openWidget(page, 'login-form', 'with something to save', {
    answers: { ...NEXT, 'POST /login': { body: { data: { user: USER } } } },
  })
  await page.keyboard.press('Tab')
  await page.keyboard.type('maya@example.ac.uk')
  await page.keyboard.press('Tab')
  await page.keyboard.type('three odd otters')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: 'Hide' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Placement' })).toBeVisible()
  expect(JSON.parse(requests.find(({ path }) => path === '/login')?.body ?? '')).toEqual({
    return: '/jobs/12-signalling-placement',
    save: 'jobs-12',
    email: 'maya@example.ac.uk',
    password: 'three odd otters',
    keep: true,
  })
})

test('wrong details have the focus and keep the address', async ({ page }) => {
  const text = 'Those details do not match an account'
  await openWidget(page, 'login-form', 'default', {
    answers: { 'POST /login': { status: 422, body: { message: text, errors: { email: [text] } } } },
  })
  await logIn(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(`Error: ${text}`)
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('maya@example.ac.uk')
})

test('an account with two-step log-in asks for the code on the same page', async ({ page }) => {
  const { requests } = await openWidget(page, 'login-form', 'with something to save', {
    answers: {
      ...NEXT,
      'POST /login': { body: { twoStep: true } },
      'POST /login/two-step': [{ status: 401, body: { message: 'Log in again' } }, { body: { data: { user: USER } } }],
    },
  })
  await logIn(page)
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Enter your password again. The time for your code is over')
  await expect(page.getByRole('alert')).toBeFocused()
  await logIn(page)
  await page.getByLabel('Code from your app').fill('654321')
  await page.getByRole('button', { name: 'Log in and save' }).click()
  await expect(page.getByRole('heading', { name: 'Placement' })).toBeVisible()
  const [, sent] = requests.filter(({ path }) => path === '/login/two-step')
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    code: '654321',
    return: '/jobs/12-signalling-placement',
    save: 'jobs-12',
  })
})

test('if the calls fail to load, the browser submits the form', async ({ page }) => {
  await page.route(/login-form-code/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cut off")' }),
  )
  const { requests } = await openWidget(page, 'login-form', 'default', { answers: GO_ON })
  await logIn(page)
  await expect.poll(() => requests.filter(({ path }) => path === '/login').length).toBe(1)
  expect(sent(requests[0]?.body)).toEqual({ return: '/', email: 'maya@example.ac.uk', password: 'three odd otters' })
})

test('what is wrong has the focus, and leads to its field', async ({ page }) => {
  await openWidget(page, 'login-form', 'sent back empty')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Enter your password' }).click()
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription('Error: Enter your password')
})
