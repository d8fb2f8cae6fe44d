import type { Page } from '@playwright/test'
import { contract, REMEMBERED, SCROLLED } from '../../widgets/site/footer-signup/contract'
import { examples } from '../../widgets/site/footer-signup/examples'
import { describeWidget, expect, expectAxeClean, openWidget, test } from '../support/widget-page'

interface TestBus {
  values: Map<string, unknown>
  listeners: Map<string, Set<(value: unknown) => void>>
}

const tell = (page: Page, topic: string, value: object) =>
  page.evaluate(
    ([name, told]) => {
      const bus = (globalThis as unknown as { [key: symbol]: TestBus })[Symbol.for('firstrung.bus')]
      bus?.values.set(name, told)
      bus?.listeners.get(name)?.forEach(listener => listener(told))
    },
    [topic, value] as const,
  )

const LONG = '<p>A line of the page</p>'.repeat(120)
const save = { name: 'save-item', title: 'Placement', type: 'jobs', id: 12 }
const strip = (page: Page) => page.getByRole('region', { name: 'Keep what you find' })
const notNow = (page: Page) => page.getByRole('button', { name: 'Not now' })
const forward = (page: Page) => expect(strip(page)).toHaveCSS('position', 'sticky')
const inPlace = (page: Page) => expect(strip(page)).toHaveCSS('position', 'static')

/** Scrolls to a part of the way through the page. */
const scrollTo = (page: Page, part: number) =>
  page.evaluate(to => window.scrollTo(0, Math.round((document.documentElement.scrollHeight - innerHeight) * to)), part)

/** Opens a page as the second one of a visit. */
async function openSecondPage(page: Page, options: { before?: string } = {}) {
  await openWidget(page, 'footer-signup', 'default', { before: LONG })
  await page.evaluate(() => sessionStorage.setItem('footer-signup-last', '/the-page-before'))
  return openWidget(page, 'footer-signup', 'default', { before: LONG, ...options })
}

test('without JavaScript it is a form that leads to the sign-up page with the address', async ({ page }) => {
  const plain = await openWidget(page, 'footer-signup', 'default', {
    script: false,
    answers: { 'GET /register': { body: '<h1>Sign up</h1>' } },
  })
  await plain.page.getByLabel('Email address').fill('maya@uni.test')
  await plain.page.getByRole('button', { name: 'Sign up' }).click()
  await expect
    .poll(() => plain.asked.map(({ method, path }) => [method, path]))
    .toEqual([['GET', '/register?return=%2Fjobs%2F12-placement&email=maya%40uni.test']])
})

describeWidget(contract, examples)

test('on the first page it stays in its place, however far one reads', async ({ page }) => {
  await openWidget(page, 'footer-signup', 'default', { before: LONG })
  await scrollTo(page, 0.9)
  await inPlace(page)
  await page.reload()
  await scrollTo(page, 0.9)
  await inPlace(page)
  await expect(notNow(page)).toHaveCount(0)
})

test('on the second page it comes forward half-way down, not before', async ({ page }) => {
  expect(SCROLLED).toBe(0.5)
  const { events, dataLayer } = await openSecondPage(page)
  await scrollTo(page, 0.49)
  await inPlace(page)
  await scrollTo(page, 0.501)
  await forward(page)
  await expect(strip(page)).toBeInViewport({ ratio: 1 })
  expect(await events()).toEqual([{ name: 'footer-signup:shown', detail: { because: 'scroll' } }])
  expect(await dataLayer()).toContainEqual({ event: 'modal_open', name: 'footer-signup' })
  await expectAxeClean(page)
})

test('the first attempt to save brings it, on any page; other dialogs do not', async ({ page }) => {
  const { events } = await openWidget(page, 'footer-signup', 'default', { before: LONG })
  await tell(page, 'modal', { name: 'login' })
  await inPlace(page)
  await tell(page, 'modal', save)
  await forward(page)
  expect(await events()).toEqual([{ name: 'footer-signup:shown', detail: { because: 'save' } }])
})

test('once a visit is enough', async ({ page }) => {
  await openSecondPage(page)
  await scrollTo(page, 0.6)
  await forward(page)
  await page.evaluate(() => sessionStorage.setItem('footer-signup-last', '/another'))
  await page.reload()
  await scrollTo(page, 0.6)
  await tell(page, 'modal', save)
  await inPlace(page)
})

test('"Not now" sends it back, and is remembered for 30 days @both', async ({ page, context }) => {
  expect(REMEMBERED).toBe(30 * 24 * 60 * 60)
  const { events } = await openSecondPage(page)
  await scrollTo(page, 0.6)
  await notNow(page).click()
  await inPlace(page)
  await expect(notNow(page)).toHaveCount(0)
  expect(await events()).toContainEqual({ name: 'footer-signup:dismissed', detail: {} })
  const cookie = (await context.cookies()).find(({ name }) => name === 'footer-signup')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  expect(days).toBeLessThanOrEqual(30)
})

test('who has said so is not asked in another visit, who has not is', async ({ page, context }) => {
  const cookie = { name: 'footer-signup', value: 'dismissed', domain: '127.0.0.1', path: '/' }
  await context.addCookies([cookie])
  await openSecondPage(page)
  await tell(page, 'modal', save)
  await scrollTo(page, 0.6)
  await inPlace(page)
  await context.clearCookies()
  await openSecondPage(page)
  await scrollTo(page, 0.6)
  await forward(page)
})

test('who has it before their eyes already is not asked twice', async ({ page }) => {
  await openSecondPage(page, { before: '<p>A short page</p>' })
  await tell(page, 'modal', save)
  await inPlace(page)
})

test('coming and going it moves nothing, and covers nothing that has the focus', async ({ page }) => {
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
  await forward(page)
  await page.getByRole('link', { name: 'Link 42', exact: true }).focus()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
  }
  const link = await page.getByRole('link', { name: 'Link 54', exact: true }).boundingBox()
  const box = await strip(page).boundingBox()
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  await notNow(page).click()
  await inPlace(page)
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
})

test('somebody who logs in on the page is asked no more', async ({ page }) => {
  await openWidget(page, 'footer-signup')
  await tell(page, 'user', { loggedIn: true, firstname: 'Zoë' })
  await expect(strip(page)).toHaveCount(0)
  await tell(page, 'user', { loggedIn: false })
  await expect(strip(page)).toHaveCount(1)
})
