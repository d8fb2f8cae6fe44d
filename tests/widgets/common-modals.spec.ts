import type { Page } from '@playwright/test'
import { contract } from '../../widgets/site/common-modals/contract'
import { examples } from '../../widgets/site/common-modals/examples'
import { lastOn, publish, publishOnClose } from '../support/bus-page'
import { describeWidget, expect, expectAxeClean, expectNoOverflow, openWidget, test } from '../support/widget-page'
import type { Answers } from '../support/widget-server'

const OPENER = '<button type="button" id="opener">Save</button>'
const SAVE = { name: 'save-item', title: 'Placement at Halden Rail', type: 'jobs', id: 12 }
const USER = { loggedIn: true, id: 7, firstname: 'Maya', email: 'maya@uni.test' }
const LISTS = { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [] }
const SAVED = { kind: 'success', text: 'Placement at Halden Rail saved' }
const SUCCESS: Answers = {
  'POST /login': ({ body }) => ({
    body: { data: { user: USER }, ...(body.includes('jobs-12') ? { saved: SAVED } : {}) },
  }),
  'POST /register': ({ body }) => ({ body: { user: USER, ...(body.includes('jobs-12') ? { saved: SAVED } : {}) } }),
  'GET /ajax/saved-items': { body: LISTS },
}

/** Requests a dialog as another widget does, while its button has the focus. */
async function openDialog(page: Page, request: object): Promise<void> {
  await page.locator('#opener').focus()
  await publish(page, 'modal', request)
}

const open = (page: Page, answers: Answers = {}) =>
  openWidget(page, 'common-modals', 'default', { before: OPENER, answers, at: '?search=a%26b' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const logIn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Log in/ })

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('maya@uni.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('first-rung-2026')
}

const YEAR_ERROR = { message: 'Check', errors: { endYear: ['Enter the year you finish, like 2027'] } }

describeWidget(contract, examples)

test('the dialogs have loaded before the first request for one, which therefore opens at once', async ({ page }) => {
  const loaded = page.waitForResponse(/common-modals-dialog/)
  await open(page)
  await loaded
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await openDialog(page, { name: 'login' })
  await expect(dialog(page, 'Log in')).toBeVisible()
})

test('a dialog takes the focus, closes with Esc and returns the focus', async ({ page }) => {
  const { events, dataLayer } = await open(page)
  await openDialog(page, { name: 'login' })
  await expect(dialog(page, 'Log in')).toBeVisible()
  expect(await page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true)
  await expectAxeClean(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#opener')).toBeFocused()
  expect(await events()).toEqual([{ name: 'common-modals:opened', detail: { name: 'login' } }])
  expect(await dataLayer()).toContainEqual({ event: 'modal_open', name: 'login' })
})

test('a dialog that is opened while it closes stays open', async ({ page }) => {
  await open(page)
  await openDialog(page, { name: 'login' })
  await expect(dialog(page, 'Log in')).toBeVisible()
  await publishOnClose(page, 'modal', { name: 'register-success' })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page, 'You are in')).toBeVisible()
  // The event of the first close has come by then.
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)))
  await expect(dialog(page, 'You are in')).toBeVisible()
})

test('the same dialog can be opened several times', { tag: '@full' }, async ({ page }) => {
  await open(page)
  for (let round = 0; round < 3; round++) {
    await openDialog(page, { name: 'login' })
    await expect(dialog(page, 'Log in')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('logging in to save an item saves it and shows a message', async ({ page }) => {
  const { requests, events } = await open(page, SUCCESS)
  await openDialog(page, SAVE)
  await expect(dialog(page, 'Log in to save this job')).toContainText(
    'We will save Placement at Halden Rail for you straight after.',
  )
  await fillIn(page)
  await page.getByLabel('Keep me logged in').check()
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const call = requests.find(({ path }) => path === '/login')
  expect(call?.headers['x-requested-with']).toBe('XMLHttpRequest')
  expect(JSON.parse(call?.body ?? '')).toEqual({
    email: 'maya@uni.test',
    password: 'first-rung-2026',
    keep: true,
    save: 'jobs-12',
  })
  expect(await lastOn(page, 'user')).toEqual(USER)
  expect(await lastOn(page, 'flash')).toEqual({ kind: 'success', text: 'Placement at Halden Rail saved' })
  expect(await events()).toContainEqual({ name: 'common-modals:logged-in', detail: { saved: true } })
})

test('an item that cannot be saved says why, and the person stays logged in', async ({ page }) => {
  const full = { kind: 'error', text: 'You have 500 saved items. Remove one to save another' }
  const { events } = await open(page, { ...SUCCESS, 'POST /login': { body: { data: { user: USER }, saved: full } } })
  await openDialog(page, SAVE)
  await fillIn(page)
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await lastOn(page, 'flash')).toEqual(full)
  expect(await events()).toContainEqual({ name: 'common-modals:logged-in', detail: { saved: false } })
})

/** Fills in the sign-up form and sends it. */
async function signUp(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Ray')
  await page.getByRole('textbox', { name: 'Email address' }).fill('maya@uni.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('first-rung-2026')
  await page.getByLabel('I am 13 or over').check()
  await page.getByLabel('I accept the').check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

for (const width of [375, 1280]) {
  test(
    `a visitor signs up in the dialog at ${width} px, and the item is saved`,
    { tag: width === 375 ? [] : '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const { requests, events, dataLayer } = await open(page, SUCCESS)
      await openDialog(page, SAVE)
      await page.getByRole('link', { name: 'Sign up' }).click()
      await expect(dialog(page, 'Sign up to keep this')).toContainText(
        'We will save Placement at Halden Rail for you straight after.',
      )
      await expect(page.getByRole('dialog').locator('.w-common-modals')).toBeFocused()
      await expect(page.getByLabel('First name')).toBeVisible()
      await expectAxeClean(page)
      await expectNoOverflow(page)
      await signUp(page)
      await expect(dialog(page, 'You are in, Maya')).toContainText('Placement at Halden Rail is saved.')
      await expect(dialog(page, 'You are in, Maya')).toContainText('Check maya@uni.test for a link to confirm it.')
      await expectAxeClean(page)
      const { payload } = JSON.parse(requests.find(({ path }) => path === '/register')?.body ?? '') as {
        payload: Record<string, unknown>
      }
      expect(payload).toMatchObject({ firstName: 'Maya', save: 'jobs-12', terms: true })
      expect(payload).not.toHaveProperty('return')
      expect(await lastOn(page, 'user')).toEqual(USER)
      expect(await dataLayer()).toContainEqual({ event: 'sign_up' })
      expect(await events()).toContainEqual({ name: 'common-modals:registered', detail: { saved: true } })
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator('#opener')).toBeFocused()
    },
  )
}

test('log-in and sign-up lead to each other and keep the item', async ({ page }) => {
  await open(page, SUCCESS)
  await openDialog(page, SAVE)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await dialog(page, 'Sign up to keep this').getByRole('link', { name: 'Log in' }).click()
  await expect(dialog(page, 'Log in to save this job')).toContainText('Placement at Halden Rail')
  await expect(page.getByLabel('First name')).toHaveCount(0)
  await fillIn(page)
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await lastOn(page, 'flash')).toEqual(SAVED)
})

test('errors of the sign-up form stay in the dialog', async ({ page }) => {
  const taken = 'We could not create an account with these details. Check your inbox for what to do next'
  const refusal = { status: 422, body: { message: taken, errors: { form: [taken] } } }
  await open(page, { ...SUCCESS, 'POST /register': [refusal, { body: { user: USER } }] })
  await openDialog(page, { name: 'register', email: 'maya@uni.test' })
  await expect(dialog(page, 'Sign up').getByLabel('Email address')).toHaveValue('maya@uni.test')
  await signUp(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(taken)
  await expect(page.getByLabel('Last name')).toHaveValue('Ray')
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('Enter your first name')).toBeVisible()
  await page.getByLabel('First name').fill('Maya')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'You are in, Maya')).toContainText('Your account is ready.')
})

test('if the sign-up form fails to load, a link leads to its page', async ({ page }) => {
  await page.route(/registration-form/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cut off")' }),
  )
  await open(page)
  await openDialog(page, SAVE)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('link', { name: 'Go to the sign-up page' })).toHaveAttribute(
    'href',
    '/register?return=%2F%3Fsearch%3Da%2526b&save=jobs-12',
  )
})

test('a plain log-in saves nothing', async ({ page }) => {
  const { requests, events, dataLayer } = await open(page, SUCCESS)
  await openDialog(page, { name: 'login' })
  await fillIn(page)
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(JSON.parse(requests.find(({ path }) => path === '/login')?.body ?? '')).not.toHaveProperty('save')
  expect(await lastOn(page, 'flash')).toBeUndefined()
  expect(await events()).toContainEqual({ name: 'common-modals:logged-in', detail: { saved: false } })
  expect(await dataLayer()).toContainEqual({ event: 'login' })
})

test('wrong details show an error beside the field, and the fields keep their values', async ({ page }) => {
  const text = 'Those details do not match an account. Check them and try again'
  await open(page, { 'POST /login': { status: 422, body: { message: text, errors: { email: [text] } } } })
  await openDialog(page, { name: 'login' })
  await fillIn(page)
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toContainText(text)
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue('maya@uni.test')
  await expectAxeClean(page)
})

test('too many attempts and server errors show their own messages', async ({ page }) => {
  const slow = 'Too many attempts. Wait one minute and try again'
  await open(page, {
    'POST /login': [
      { status: 429, body: { message: slow } },
      { status: 500, body: {} },
    ],
  })
  await openDialog(page, { name: 'login' })
  await fillIn(page)
  await logIn(page).click()
  await expect(page.getByRole('alert')).toHaveText(slow)
  await logIn(page).click()
  await expect(page.getByRole('alert')).toHaveText('Sorry, that did not work. Try again')
})

test('the form works without script, and the sign-up link keeps the return path and the item', async ({ page }) => {
  await open(page)
  await openDialog(page, SAVE)
  const form = page.getByRole('dialog').locator('form')
  await expect(form).toHaveAttribute('action', '/login')
  await expect(form).toHaveAttribute('method', 'post')
  await expect(form.locator('[name=return]')).toHaveValue('/?search=a%26b')
  await expect(form.locator('[name=save]')).toHaveValue('jobs-12')
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?return=%2F%3Fsearch%3Da%2526b&save=jobs-12',
  )
})

const DETAILS = {
  employer: 'Halden Rail',
  email: 'maya@uni.test',
  values: {
    firstName: 'Maya',
    lastName: 'Okafor',
    pathway: null,
    university: '',
    degreeArea: 9,
    endYear: null,
    share: false,
  },
  pathways: [{ id: 2, name: 'Undergraduate' }],
  degreeAreas: [{ id: 9, name: 'Physical sciences' }],
}
const INTEREST = { name: 'register-interest', title: 'Placement at Halden Rail', id: 12, details: DETAILS }
const PUT_INTEREST = 'PUT /ajax/register-your-interest'
const registration = (state: string, fields?: string[]) => ({
  body: {
    jobId: 12,
    machine: 'registerYourInterest',
    state,
    transitions: [],
    registeredAt: state === 'confirmed' ? '2026-10-03T09:00:00.000Z' : null,
    ...(fields ? { fields } : {}),
  },
})

test('the form of a registration of interest sends the details, and says that it is done', async ({ page }) => {
  const { requests } = await open(page, { [PUT_INTEREST]: registration('confirmed') })
  await publish(page, 'user', USER)
  await openDialog(page, INTEREST)
  const form = dialog(page, 'Get told when Placement at Halden Rail opens')
  await expect(form.getByLabel('First name')).toHaveValue('Maya')
  await expect(form.getByLabel(/^Subject/)).toHaveValue('9')
  await expect(form.getByLabel('Share these details with Halden Rail')).not.toBeChecked()
  await form.getByLabel('What describes you best?').selectOption('Undergraduate')
  await form.getByLabel('Year you finish').fill('2027')
  await expectAxeClean(page)
  await form.getByRole('button', { name: 'Register interest' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const sent = JSON.parse(requests.find(({ method }) => method === 'PUT')?.body ?? '') as { user: object }
  expect(sent.user).toMatchObject({ firstName: 'Maya', pathway: '2', endYear: '2027', share: false })
  expect(await lastOn(page, 'flash')).toMatchObject({
    text: 'Interest registered. We will email you when Placement at Halden Rail opens',
  })
  expect(await lastOn(page, 'interest')).toMatchObject([{ jobId: 12, state: 'confirmed' }])
})

test('details that are still missing, or wrong, are named beside their fields', async ({ page }) => {
  const answers = [registration('details-needed', ['pathway', 'endYear']), { status: 422, body: YEAR_ERROR }]
  await open(page, { [PUT_INTEREST]: () => answers.shift() ?? registration('confirmed') })
  await publish(page, 'user', USER)
  await openDialog(page, INTEREST)
  const send = page.getByRole('button', { name: 'Register interest' })
  await send.press('Enter')
  const pathway = page.getByLabel('What describes you best?')
  await expect(pathway).toHaveAccessibleDescription(/Choose what describes you best/)
  await expect(pathway).toBeFocused()
  await pathway.selectOption('Undergraduate')
  await page.getByLabel('Year you finish').fill('27')
  await send.press('Enter')
  await expect(page.getByLabel('Year you finish')).toHaveAccessibleDescription(/Enter the year you finish, like 2027/)
  await expect(pathway).toHaveValue('2')
})

test('a new user is welcomed by name', async ({ page }) => {
  await open(page)
  await publish(page, 'user', USER)
  await openDialog(page, { name: 'register-success', title: 'Placement at Halden Rail' })
  await expect(dialog(page, 'You are in, Maya')).toContainText('Placement at Halden Rail is saved.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a very long title fits on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await open(page)
  await openDialog(page, {
    ...SAVE,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(3),
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoOverflow(page)
  await expectAxeClean(page)
})

test('if the dialogs fail to load, the visitor goes to the log-in page', async ({ page }) => {
  await page.route(/common-modals-dialog/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cut off")' }),
  )
  await open(page, { 'GET /login': { body: '<h1>Log in</h1>' } })
  await openDialog(page, SAVE).catch(() => undefined)
  await expect(page).toHaveURL(/\/login\?return=%2F%3Fsearch%3Da%2526b&save=jobs-12$/)
})
