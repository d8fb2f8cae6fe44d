import type { Page } from '@playwright/test'
import { contract } from '../../widgets/account/login-form/contract'
import { examples } from '../../widgets/account/login-form/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const GO_ON = { 'POST /login': { status: 303, headers: { location: '/' } } }

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

test('with the keyboard alone people can show the password and log in @both', async ({ page }) => {
  const { requests } = await openWidget(page, 'login-form', 'default', { answers: GO_ON })
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
  await expect.poll(() => requests.length).toBe(1)
  expect(sent(requests[0]?.body)).toEqual({
    return: '/',
    email: 'maya@example.ac.uk',
    password: 'three odd otters',
    keep: 'on',
  })
})

test('what is wrong has the focus, and leads to its field @both', async ({ page }) => {
  await openWidget(page, 'login-form', 'sent back empty')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Enter your password' }).click()
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveAccessibleDescription('Error: Enter your password')
})
