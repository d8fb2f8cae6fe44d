import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-page'

test.use({ isFirstVisit: true, allowed: /ERR_FAILED/, viewport: { width: 375, height: 812 } })

/** Delays the scripts of a page that match until the returned function is called. */
async function holdScripts(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>(resolve => (release = resolve))
  await page.route(pattern, async route => {
    await gate
    await route.continue()
  })
  return release
}

for (const [name, button] of [
  ['menu', 'Menu'],
  ['account', 'Account'],
] as const) {
  test(`a tap on the ${name} before the scripts opens it once they are there`, async ({ page }) => {
    const release = await holdScripts(page, '**/assets/site-*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const control = page.getByRole('button', { name: button, exact: true })
    // A page that still loads gets no click from Playwright on a busy machine.
    await control.evaluate((element: HTMLElement) => element.click())
    await expect(control).toHaveAttribute('data-pressed')
    release()
    await expect(control).toHaveAttribute('aria-expanded', 'true')
    await expect(control).not.toHaveAttribute('data-pressed')
  })
}

test('without the runtime, links open the menu and the account', async ({ page }) => {
  await page.route('**/assets/site-*.js', route => route.abort())
  await page.goto('/')
  for (const name of ['Menu', 'Your account']) {
    const opener = page
      .locator('.ui-overlay', { has: page.locator(`dialog[aria-label="${name}"]`) })
      .locator('a')
      .first()
    await opener.click()
    await expect(page.locator(`dialog[aria-label="${name}"]`)).toBeVisible()
    await page.goto('/#')
  }
})

test('a link to the site of an employer asks first, and reports who continues', async ({ page, landmarks }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(landmarks.company, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Visit site' }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Visit / })
  await expect(dialog).toBeVisible()
  await page.route('**/go/company/*', route => route.fulfill({ body: '' }))
  await dialog.getByRole('link', { name: /^Continue/ }).click()
  await expect.poll(() => eventsOf(page)).toEqual(expect.arrayContaining(['modal_open', 'company_redirect']))
})

const eventsOf = (page: Page) =>
  page.evaluate(() => ((globalThis as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event))

test('what is not for a click alone is ready without a gesture', async ({ page, landmarks }) => {
  for (const path of ['/', landmarks.openJob]) {
    await page.goto(path)
    await expect(page.locator('[data-mount="idle"]:not([data-state="mounted"])')).toHaveCount(0)
  }
})

test('a screen reader finds the same page before the first gesture and after it', async ({ page, landmarks }) => {
  for (const path of ['/', landmarks.company, landmarks.openJob, '/search-jobs']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('[data-mount="idle"]:not([data-state="mounted"])')).toHaveCount(0)
    const before = await page.locator('body').ariaSnapshot()
    // Beside the cards, which follow a click.
    await page.mouse.click(1, 400)
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    expect(await page.locator('body').ariaSnapshot(), path).toBe(before)
  }
})
