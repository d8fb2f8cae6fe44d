import type { Page } from '@playwright/test'
import { lastOn, publish } from '../support/bus-page'
import { expect, expectAxeClean, openWidget, test } from '../support/widget-page'
import type { Answers } from '../support/widget-server'

const SAVE = { name: 'save-item', title: 'Placement at Halden Rail', type: 'jobs', id: 12 }
const USER = { loggedIn: true, id: 7, firstname: 'Maya', email: 'maya@uni.test' }
const SAVED = { kind: 'success', text: 'Placement at Halden Rail saved' }
const TWO_STEP = {
  'POST /login': { body: { twoStep: true } },
  'GET /ajax/saved-items': { body: { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [] } },
}
const WRONG_CODE = 'That code is not right. Enter the newest one from your app, or a recovery code'
const wrongCode = { status: 422, body: { message: WRONG_CODE, errors: { code: [WRONG_CODE] } } }

/** Opens the dialog from a button that has the focus. */
async function openDialog(page: Page, answers: Answers, request: object = { name: 'login' }) {
  const before = '<button type="button" id="opener">Save</button>'
  const opened = await openWidget(page, 'common-modals', 'default', { before, answers: { ...TWO_STEP, ...answers } })
  await page.locator('#opener').focus()
  await publish(page, 'modal', request)
  await page.getByLabel('Email address').fill('maya@uni.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('first-rung-2026')
  await logIn(page).click()
  return opened
}

const logIn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Log in/ })

test('an account with two-step log-in asks for the code in the dialog, and saves the item', async ({ page }) => {
  const answers = [wrongCode, { body: { data: { user: USER }, saved: SAVED } }]
  const { requests, events, dataLayer } = await openDialog(page, { 'POST /login/two-step': answers }, SAVE)
  const code = page.getByRole('dialog', { name: 'Log in to save this job' }).getByLabel('Code from your app')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expectAxeClean(page)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(new RegExp(WRONG_CODE))
  await expect(code).toBeFocused()
  expect(await lastOn(page, 'user')).toBeUndefined()
  await code.fill('123456')
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#opener')).toBeFocused()
  const sent = requests.filter(({ path }) => path === '/login/two-step').map(({ body }) => JSON.parse(body) as unknown)
  expect(sent).toEqual([
    { code: '000000', save: 'jobs-12' },
    { code: '123456', save: 'jobs-12' },
  ])
  expect(await lastOn(page, 'user')).toEqual(USER)
  expect(await lastOn(page, 'flash')).toEqual(SAVED)
  expect(await events()).toContainEqual({ name: 'common-modals:logged-in', detail: { saved: true } })
  expect(await dataLayer()).toContainEqual({ event: 'login' })
})

test('a recovery code logs in as well', { tag: '@full' }, async ({ page }) => {
  const { requests } = await openDialog(page, {
    'POST /login/two-step': [wrongCode, { body: { data: { user: USER } } }],
  })
  await logIn(page).click()
  await expect(page.getByText(WRONG_CODE)).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await expect(page.getByText(WRONG_CODE)).toHaveCount(0)
  await page.keyboard.type('4c7k-92pm-x0d3-hw8t')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [, sent] = requests.filter(({ path }) => path === '/login/two-step')
  expect(JSON.parse(sent?.body ?? '')).toEqual({ code: '4c7k-92pm-x0d3-hw8t' })
})

test('a person whose time for the code is over starts again with the password', async ({ page }) => {
  await openDialog(page, { 'POST /login/two-step': { status: 401, body: { message: 'Log in again' } } })
  await page.getByLabel('Code from your app').fill('123456')
  await page.keyboard.press('Enter')
  const password = page.getByRole('textbox', { name: 'Password' })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Enter your password again. The time for your code is over/)
  await expect(page.getByLabel('Email address')).toHaveValue('maya@uni.test')
  await password.fill('first-rung-2026')
  await logIn(page).click()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(password).not.toHaveAccessibleDescription(/over/)
})
