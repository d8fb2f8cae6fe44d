import type { Page } from '@playwright/test'
import { publish, savedCompanies, SIGNED_IN } from '../support/bus-page'
import { expect, type Opened, openWidget, type OpenOptions, test } from '../support/widget-page'

/** Opens a widget with `interaction`, as on our pages; it has not mounted when the browser is idle. */
async function openWaiting(page: Page, name: string, example: string, options: OpenOptions = {}): Promise<Opened> {
  const opened = await openWidget(page, name, example, {
    // Not `start`: what Playwright evaluates counts as use of the page, and a page in use mounts at once.
    marker: html => html,
    ...options,
    // The pointer is in the corner of the page, and would be over the widget.
    before: `<p>Line</p>${options.before ?? ''}`,
    mount: 'interaction',
  })
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 2000 })))
  await expect(opened.host).not.toHaveAttribute('data-state')
  return opened
}

test('a message mounts the message list and is shown', async ({ page }) => {
  const { mounted } = await openWaiting(page, 'flash-messages', 'empty')
  await publish(page, 'flash', { kind: 'success', text: 'Placement at Halden Rail saved' })
  await mounted()
  await expect(page.getByRole('status')).toHaveText('Placement at Halden Rail saved')
})

test('a request mounts the dialogs and opens one', async ({ page }) => {
  await openWaiting(page, 'common-modals', 'default')
  await publish(page, 'modal', { name: 'login' })
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('logging in mounts the account menu', async ({ page }) => {
  const { host, mounted } = await openWaiting(page, 'account-menu', 'default')
  await publish(page, 'user', { loggedIn: true, firstname: 'Maya', id: 7 })
  await mounted()
  await expect(host).toContainText('Maya')
})

test('the person that a page was rendered for mounts nothing', async ({ page }) => {
  const user = { loggedIn: true, firstname: 'Maya', id: 7 }
  const block = `<script type="application/json" id="page-user">${JSON.stringify(user)}</script>`
  const { host, mounted } = await openWaiting(page, 'account-menu', 'signed in', { before: block })
  await publish(page, 'user', user)
  await page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 2000 })))
  await expect(host).not.toHaveAttribute('data-state')
  await publish(page, 'user', { loggedIn: false })
  await mounted()
  await expect(host).toContainText('Log in')
})

for (const [name, example] of [
  ['shortlist', 'default'],
  ['save-icons', 'employer'],
] as const) {
  test(`the saved items that a page loads mount every ${name}`, async ({ page }) => {
    const { host, start } = await openWidget(page, name, example, {
      mount: 'interaction',
      script: 'later',
      before: SIGNED_IN,
      answers: savedCompanies(12),
      marker: html => html + html.replace('w1', 'w2'),
    })
    await start()
    for (const at of [0, 1]) {
      await expect(host.nth(at).getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    }
  })
}

test('a visitor’s save button mounts on hover', async ({ page }) => {
  const { host, mounted } = await openWaiting(page, 'shortlist', 'default')
  await host.getByRole('link').hover()
  await mounted()
})

const TOUCHES = {
  'a first scroll': (page: Page) => page.evaluate(() => scrollBy(0, 200)),
  'a first press': (page: Page) => page.mouse.down(),
  'a first move of the pointer': async (page: Page) => {
    await page.mouse.move(20, 400)
    await page.mouse.move(60, 400)
  },
  'a first key': (page: Page) => page.keyboard.press('Shift'),
}

for (const [touch, act] of Object.entries(TOUCHES)) {
  test(
    `${touch} mounts the header and the messages of the server`,
    { tag: touch === 'a first scroll' ? [] : '@full' },
    async ({ page }) => {
      for (const [name, example] of [
        ['site-header', 'default'],
        ['flash-messages', 'default'],
      ] as const) {
        const { mounted } = await openWaiting(page, name, example, { after: '<p>Line</p>'.repeat(90) })
        await act(page)
        await mounted()
      }
    },
  )
}

test('a pointer that rests where the page appears is no touch', async ({ page }) => {
  const { host, mounted } = await openWaiting(page, 'site-header', 'default')
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
  await expect(host).not.toHaveAttribute('data-state')
  await page.keyboard.press('Shift')
  await mounted()
})

test('a page that was used before its scripts came mounts its header at once', async ({ page }) => {
  const { start, mounted } = await openWidget(page, 'site-header', 'default', { mount: 'interaction', script: 'later' })
  await page.mouse.click(20, 400)
  await start()
  await mounted()
})

test('the cookie that remembers a dismissal mounts the message, which goes', async ({ page, context }) => {
  const cookie = { domain: '127.0.0.1', path: '/' }
  await context.addCookies([{ name: 'transition-message', value: 'dismissed-not', ...cookie }])
  const { host } = await openWaiting(page, 'transition-message', 'default')
  await context.addCookies([{ name: 'transition-message', value: 'dismissed', ...cookie }])
  await page.reload()
  await expect(host).toHaveAttribute('data-state', 'mounted')
  await expect(host.getByRole('region')).toHaveCount(0)
})
