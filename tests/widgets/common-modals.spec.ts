import type { Page } from '@playwright/test'
import { contract } from '../../widgets/site/common-modals/contract'
import { examples } from '../../widgets/site/common-modals/examples'
import { describeWidget, expect, expectAxeClean, expectNoOverflow, openWidget, test } from '../support/widget-page'
import type { Answers } from '../support/widget-server'

interface TestBus {
  values: Map<string, unknown>
  listeners: Map<string, Set<(value: unknown) => void>>
}

const ASKING = '<button type="button" id="asks">Save</button>'
const SAVE = { name: 'save-item', title: 'Placement at Halden Rail', type: 'jobs', id: 12 }
const USER = { loggedIn: true, id: 7, firstname: 'Maya', email: 'maya@uni.test' }
const LISTS = { savedJobItems: [], savedReviewItems: [], savedCompanyItems: [] }
const RIGHT: Answers = { 'POST /login': { body: { data: { user: USER } } }, 'GET /ajax/saved-items': { body: LISTS } }

/** What another widget of the page does: it asks while its button has the focus. */
async function ask(page: Page, request: object): Promise<void> {
  await page.locator('#asks').focus()
  await page.evaluate(value => {
    const bus = (globalThis as unknown as { [key: symbol]: TestBus })[Symbol.for('firstrung.bus')]
    bus?.values.set('modal', value)
    bus?.listeners.get('modal')?.forEach(listener => listener(value))
  }, request)
}

const told = (page: Page, topic: string) =>
  page.evaluate(
    name => (globalThis as unknown as { [key: symbol]: TestBus })[Symbol.for('firstrung.bus')]?.values.get(name),
    topic,
  )

const open = (page: Page, answers: Answers = {}) =>
  openWidget(page, 'common-modals', 'default', { before: ASKING, answers, at: '?search=a%26b' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const logIn = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Log in/ })

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('maya@uni.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('first-rung-2026')
}

describeWidget(contract, examples)

test('nothing of the dialogs is loaded before one is asked for', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await open(page)
  await page.waitForLoadState('networkidle')
  const dialogs = () => scripts.filter(url => /common-modals-dialog/.test(url)).length
  expect(dialogs()).toBe(0)
  await ask(page, { name: 'login' })
  await expect(dialog(page, 'Log in')).toBeVisible()
  expect(dialogs()).toBe(1)
})

test('a dialog takes the focus, closes with Esc and gives it back @both', async ({ page }) => {
  const { events, dataLayer } = await open(page)
  await ask(page, { name: 'login' })
  await expect(dialog(page, 'Log in')).toBeVisible()
  expect(await page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true)
  await expectAxeClean(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('#asks')).toBeFocused()
  expect(await events()).toEqual([{ name: 'common-modals:opened', detail: { name: 'login' } }])
  expect(await dataLayer()).toContainEqual({ event: 'modal_open', name: 'login' })
})

test('the same dialog opens as often as it is asked for', async ({ page }) => {
  await open(page)
  for (let round = 0; round < 3; round++) {
    await ask(page, { name: 'login' })
    await expect(dialog(page, 'Log in')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('whoever wanted to save something logs in, and it is saved and said @both', async ({ page }) => {
  const { asked, events } = await open(page, RIGHT)
  await ask(page, SAVE)
  await expect(dialog(page, 'Log in to keep this')).toContainText(
    'We will save Placement at Halden Rail for you straight after.',
  )
  await fillIn(page)
  await page.getByLabel('Keep me logged in').check()
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const call = asked.find(({ path }) => path === '/login')
  expect(call?.headers['x-requested-with']).toBe('XMLHttpRequest')
  expect(JSON.parse(call?.body ?? '')).toEqual({
    email: 'maya@uni.test',
    password: 'first-rung-2026',
    keep: true,
    save: 'jobs-12',
  })
  expect(await told(page, 'user')).toEqual(USER)
  expect(await told(page, 'flash')).toEqual({ kind: 'success', text: 'Placement at Halden Rail saved' })
  expect(await events()).toContainEqual({ name: 'common-modals:logged-in', detail: { saved: true } })
})

test('a plain log-in asks for nothing to be saved', async ({ page }) => {
  const { asked, events, dataLayer } = await open(page, RIGHT)
  await ask(page, { name: 'login' })
  await fillIn(page)
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(JSON.parse(asked.find(({ path }) => path === '/login')?.body ?? '')).not.toHaveProperty('save')
  expect(await told(page, 'flash')).toBeUndefined()
  expect(await events()).toContainEqual({ name: 'common-modals:logged-in', detail: { saved: false } })
  expect(await dataLayer()).toContainEqual({ event: 'login' })
})

test('wrong details are told beside the field, and what was typed stays @both', async ({ page }) => {
  const text = 'Those details do not match an account. Check them and try again'
  await open(page, { 'POST /login': { status: 422, body: { message: text, errors: { email: [text] } } } })
  await ask(page, { name: 'login' })
  await fillIn(page)
  await logIn(page).click()
  await expect(page.getByRole('dialog')).toContainText(text)
  await expect(page.getByLabel('Email address')).toBeFocused()
  await expect(page.getByLabel('Email address')).toHaveValue('maya@uni.test')
  await expectAxeClean(page)
})

test('too many attempts, and a host that does not answer, are said as such', async ({ page }) => {
  const slow = 'Too many attempts. Wait one minute and try again'
  await open(page, {
    'POST /login': [
      { status: 429, body: { message: slow } },
      { status: 500, body: {} },
    ],
  })
  await ask(page, { name: 'login' })
  await fillIn(page)
  await logIn(page).click()
  await expect(page.getByRole('alert')).toHaveText(slow)
  await logIn(page).click()
  await expect(page.getByRole('alert')).toHaveText('Sorry, that did not work. Try again')
})

test('the form is a real one, and the way to sign up takes everything along', async ({ page }) => {
  await open(page)
  await ask(page, SAVE)
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

test('whoever wants to hear of a job is led to log in or sign up, and back', async ({ page }) => {
  await open(page)
  await ask(page, { name: 'register-interest', title: 'Placement at Halden Rail', id: 12 })
  await expect(dialog(page, 'Get told when Placement at Halden Rail opens')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?return=%2F%3Fsearch%3Da%2526b',
  )
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/register?return=%2F%3Fsearch%3Da%2526b',
  )
})

test('who has signed up is welcomed by name', async ({ page }) => {
  await open(page)
  await page.evaluate(user => {
    const bus = (globalThis as unknown as { [key: symbol]: TestBus })[Symbol.for('firstrung.bus')]
    bus?.values.set('user', user)
  }, USER)
  await ask(page, { name: 'register-success', title: 'Placement at Halden Rail' })
  await expect(dialog(page, 'You are in, Maya')).toContainText('Placement at Halden Rail is saved.')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a title as long as titles get fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await open(page)
  await ask(page, {
    ...SAVE,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(3),
  })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoOverflow(page)
  await expectAxeClean(page)
})

test('when the dialogs cannot be loaded, the log-in page takes over', async ({ page }) => {
  await page.route(/common-modals-dialog/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("cut off")' }),
  )
  await open(page, { 'GET /login': { body: '<h1>Log in</h1>' } })
  await ask(page, SAVE).catch(() => undefined)
  await expect(page).toHaveURL(/\/login\?return=%2F%3Fsearch%3Da%2526b&save=jobs-12$/)
})
