import type { Page } from '@playwright/test'
import { contract, COOKIE_MAX_AGE, SCROLL_TRIGGER, SHOWN_AGAIN_AFTER } from '../../widgets/site/footer-signup/contract'
import { examples } from '../../widgets/site/footer-signup/examples'
import { lastOn, publish } from '../support/bus-page'
import { describeWidget, expect, expectAxeClean, openWidget, test } from '../support/widget-page'

const LONG = '<p>A line of the page</p>'.repeat(120)
const save = { name: 'save-item', title: 'Placement', type: 'jobs', id: 12 }
const strip = (page: Page) => page.getByRole('region', { name: 'Never miss a deadline' })
const notNow = (page: Page) => page.getByRole('button', { name: 'Not now' })
const expectSticky = (page: Page) => expect(strip(page)).toHaveCSS('position', 'sticky')
const expectStatic = (page: Page) => expect(strip(page)).toHaveCSS('position', 'static')

/** Scrolls through a share of the page, from 0 to 1. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate(to => window.scrollTo(0, Math.round((document.documentElement.scrollHeight - innerHeight) * to)), share)

/** Opens the second page of a visit. */
async function openSecondPage(page: Page, options: { before?: string } = {}) {
  await openWidget(page, 'footer-signup', 'default', { before: LONG })
  await page.evaluate(() => sessionStorage.setItem('footer-signup-last', '/the-page-before'))
  return openWidget(page, 'footer-signup', 'default', { before: LONG, ...options })
}

test('without JavaScript it is a form that takes the email address to the sign-up page', async ({ page }) => {
  const plain = await openWidget(page, 'footer-signup', 'default', {
    script: false,
    // Without an icon, Chromium requests /favicon.ico too.
    answers: { 'GET /register': { body: '<link rel="icon" href="data:,"><h1>Sign up</h1>' } },
  })
  await plain.page.getByLabel('Email address').fill('maya@uni.test')
  await plain.page.getByRole('button', { name: 'Sign up' }).click()
  await expect
    .poll(() => plain.requests.map(({ method, path }) => [method, path]))
    .toEqual([['GET', '/register?return=%2Fjobs%2F12-placement&email=maya%40uni.test']])
})

describeWidget(contract, examples)

test('with script it asks for the sign-up dialog, with the address', async ({ page }) => {
  const { events } = await openWidget(page, 'footer-signup')
  await page.getByLabel('Email address').fill(' maya@uni.test ')
  await page.getByRole('button', { name: 'Sign up' }).click()
  expect(await lastOn(page, 'modal')).toEqual({ name: 'register', email: 'maya@uni.test' })
  expect(await events()).toContainEqual({ name: 'footer-signup:submitted', detail: {} })
})

test('on the first page it stays in place, however far the reader scrolls', async ({ page }) => {
  await openWidget(page, 'footer-signup', 'default', { before: LONG })
  await scrollTo(page, 0.9)
  await expectStatic(page)
  await page.reload()
  await scrollTo(page, 0.9)
  await expectStatic(page)
  await expect(notNow(page)).toHaveCount(0)
})

test('on the second page it becomes sticky halfway down, not before', async ({ page }) => {
  expect(SCROLL_TRIGGER).toBe(0.5)
  const { events, dataLayer } = await openSecondPage(page)
  await scrollTo(page, 0.49)
  await expectStatic(page)
  await scrollTo(page, 0.501)
  await expectSticky(page)
  await expect(strip(page)).toBeInViewport({ ratio: 1 })
  expect(await events()).toEqual([{ name: 'footer-signup:shown', detail: {} }])
  expect(await dataLayer()).toContainEqual({ event: 'modal_open', name: 'footer-signup' })
  await expectAxeClean(page)
})

for (const dialog of [save, { name: 'login' }]) {
  test(`leaves the visitor alone once the dialog ${dialog.name} has asked`, async ({ page }) => {
    const { events } = await openSecondPage(page)
    await publish(page, 'modal', dialog)
    await scrollTo(page, 0.6)
    await expectStatic(page)
    expect(await events()).toEqual([])
  })
}

test('goes back to its place when a dialog asks', async ({ page }) => {
  await openSecondPage(page)
  await scrollTo(page, 0.6)
  await expectSticky(page)
  await publish(page, 'modal', save)
  await expectStatic(page)
})

test('waits while the question about cookies is at the bottom of the window, and does not count as shown', async ({
  page,
}) => {
  const question = '<div class="w-consent"></div>'
  const { events } = await openSecondPage(page, { before: LONG + question })
  await scrollTo(page, 0.6)
  await expectStatic(page)
  expect(await events()).toEqual([])
  await page.evaluate(() => document.querySelector('.w-consent')?.remove())
  await scrollTo(page, 0.7)
  await expectSticky(page)
})

test('becomes sticky once a week at most', async ({ page }) => {
  expect(SHOWN_AGAIN_AFTER).toBe(7 * 24 * 60 * 60 * 1000)
  await openSecondPage(page)
  await scrollTo(page, 0.6)
  await expectSticky(page)
  await page.reload()
  await scrollTo(page, 0.6)
  await expectStatic(page)
  await page.evaluate(week => localStorage.setItem('footer-signup-asked', String(Date.now() - week)), SHOWN_AGAIN_AFTER)
  await page.reload()
  await scrollTo(page, 0.61)
  await expectSticky(page)
})

test('leaves the bottom of the window to a bar of the page, and never asks under a form', async ({ page }) => {
  await openSecondPage(page)
  await page.evaluate(() => document.documentElement.style.setProperty('--foot-bar', '100px'))
  await scrollTo(page, 0.6)
  await expectStatic(page)
  await openSecondPage(page, { before: `<form method="post"><input aria-label="Name"></form>${LONG}` })
  await scrollTo(page, 0.6)
  await expectStatic(page)
})

test('"Not now" puts it back and is remembered for 30 days', async ({ page, context }) => {
  expect(COOKIE_MAX_AGE).toBe(30 * 24 * 60 * 60)
  const { events } = await openSecondPage(page)
  await scrollTo(page, 0.6)
  await notNow(page).click()
  await expectStatic(page)
  await expect(notNow(page)).toHaveCount(0)
  expect(await events()).toContainEqual({ name: 'footer-signup:dismissed', detail: {} })
  const cookie = (await context.cookies()).find(({ name }) => name === 'footer-signup')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThanOrEqual(30)
})

test('the dismissal cookie also counts in later visits', async ({ page, context }) => {
  const cookie = { name: 'footer-signup', value: 'dismissed', domain: '127.0.0.1', path: '/' }
  await context.addCookies([cookie])
  await openSecondPage(page)
  await scrollTo(page, 0.6)
  await expectStatic(page)
  await context.clearCookies()
  await openSecondPage(page)
  await scrollTo(page, 0.6)
  await expectSticky(page)
})

test('does not become sticky while the visitor can already see it', async ({ page }) => {
  await openSecondPage(page, { before: '<p>A short page</p>' })
  await scrollTo(page, 0.6)
  await expectStatic(page)
})

test('causes no layout shift and never covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  const links = Array.from({ length: 80 }, (_, index) => `<p><a href="#${index}">Link ${index}</a></p>`).join('')
  await openSecondPage(page, { before: links })
  await page.evaluate(() => {
    const record = Object.assign(window, { shifts: 0 })
    new PerformanceObserver(list => {
      record.shifts += list
        .getEntries()
        .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await scrollTo(page, 0.55)
  await expectSticky(page)
  await page.getByRole('link', { name: 'Link 42', exact: true }).focus()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
  }
  const link = await page.getByRole('link', { name: 'Link 54', exact: true }).boundingBox()
  const box = await strip(page).boundingBox()
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  await notNow(page).click()
  await expectStatic(page)
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
})

test('disappears when someone logs in on the page', async ({ page }) => {
  await openWidget(page, 'footer-signup')
  await publish(page, 'user', { loggedIn: true, firstname: 'Zoë' })
  await expect(strip(page)).toHaveCount(0)
  await publish(page, 'user', { loggedIn: false })
  await expect(strip(page)).toHaveCount(1)
})
