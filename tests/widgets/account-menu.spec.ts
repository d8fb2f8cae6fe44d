import type { Page } from '@playwright/test'
import { contract } from '../../widgets/site/account-menu/contract'
import { examples } from '../../widgets/site/account-menu/examples'
import { publish } from '../support/bus-page'
import { describeWidget, expect, expectAxeClean, openWidget, test } from '../support/widget-page'

const PHONE = { width: 375, height: 720 }
const DESKTOP = { width: 1280, height: 800 }
const LOGOUT = { 'POST /logout': { status: 303, headers: { location: '/' } } }

const panel = (page: Page) => page.getByRole('dialog', { name: 'Your account' })
const accountButton = (page: Page, name: string) => page.getByRole('button', { name: `Hi ${name}` })

test('without JavaScript visitors have both links, at any width', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  const wide = await openWidget(page, 'account-menu', 'default', { script: false })
  await expect(wide.page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await expect(wide.page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  await page.setViewportSize(PHONE)
  const narrow = await openWidget(page, 'account-menu', 'default', { script: false })
  await narrow.page.getByRole('link', { name: 'Account' }).click()
  await expect(narrow.page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(narrow.page.getByRole('link', { name: 'Sign up' })).toBeVisible()
})

test('without JavaScript a logged-in person can reach their account and log out', async ({ page }) => {
  const { page: plain, requests } = await openWidget(page, 'account-menu', 'signed in', {
    script: false,
    answers: LOGOUT,
  })
  await plain.getByRole('link', { name: 'Hi Maya' }).click()
  await expect(plain.getByRole('link', { name: 'Saved items' })).toBeVisible()
  await plain.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => requests.map(({ path, body }) => [path, body])).toEqual([['/logout', '_csrf=a-token']])
})

describeWidget(contract, examples)

test('visitors see both links in the header of wide windows', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openWidget(page, 'account-menu')
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('both links are behind a button up to lg, and visible above it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 720 })
  await openWidget(page, 'account-menu')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  await page.setViewportSize({ width: 1025, height: 720 })
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(2)
})

test('a visitor’s menu fills the window and locks the page up to md, and hangs below its button above', async ({
  page,
}) => {
  for (const [width, locked] of [
    [768, true],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    await openWidget(page, 'account-menu', 'default', { after: '<p>A line</p>'.repeat(80) })
    await page.getByRole('button', { name: 'Account' }).click()
    await expect(panel(page)).toBeVisible()
    expect(await panel(page).evaluate(dialog => dialog.matches(':modal')), String(width)).toBe(locked)
    const overflow = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    expect(overflow, String(width)).toBe(locked ? 'hidden' : 'visible')
  }
})

test('on phones a button opens both links', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  const { events } = await openWidget(page, 'account-menu')
  await expect(page.getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(panel(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: 'Sign up' })).toBeVisible()
  expect(await events()).toEqual([{ name: 'account-menu:opened', detail: { loggedIn: false } }])
})

test('without a sign-up URL there is only the log-in link', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openWidget(page, 'account-menu', 'log in only')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('up to md the menu fills the window and locks the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 720 })
  await openWidget(page, 'account-menu', 'signed in', { after: '<p>A line</p>'.repeat(80) })
  await accountButton(page, 'Maya').click()
  await expect(panel(page)).toBeVisible()
  await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 768, height: 720 })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
})

test('on wide windows the menu hangs below its button, opens with the keyboard and closes with Esc', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const { events } = await openWidget(page, 'account-menu', 'signed in', { before: '<br>'.repeat(4) })
  await page.keyboard.press('Tab')
  await expect(accountButton(page, 'Maya')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'My hub' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(accountButton(page, 'Maya')).toBeFocused()
  expect(await events()).toEqual([{ name: 'account-menu:opened', detail: { loggedIn: true } }])
})

test('the open menu is accessible', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWidget(page, 'account-menu', 'long text')
  await page.getByRole('button', { name: /^Hi Wolfe/ }).click()
  await expect(panel(page)).toBeVisible()
  await expectAxeClean(page)
})

test('logging in on the page shows the name without a reload, logging out shows the links', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openWidget(page, 'account-menu')
  await publish(page, 'user', { loggedIn: true, firstname: 'Zoë' })
  await expect(accountButton(page, 'Zoë')).toBeVisible()
  await publish(page, 'user', { loggedIn: false })
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('after logging in on the page, logging out sends the newest token', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP)
  const { requests } = await openWidget(page, 'account-menu', 'default', { answers: LOGOUT })
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'fresh%2B1', domain: '127.0.0.1', path: '/' }])
  await publish(page, 'user', { loggedIn: true, firstname: 'Zoë' })
  await accountButton(page, 'Zoë').click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => requests.map(({ body }) => body)).toEqual(['_csrf=fresh%2B1'])
})
