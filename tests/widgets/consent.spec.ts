import type { Page } from '@playwright/test'
import { contract, COOKIE_MAX_AGE } from '../../widgets/site/consent/contract'
import { examples } from '../../widgets/site/consent/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const CONSENT_META = '<meta name="firstrung-consent" content="ask">'
const TAGS = {
  'GET /tags.js': {
    headers: { 'content-type': 'text/javascript' },
    body: 'window.tagsRan = (window.tagsRan ?? 0) + 1; const s = document.createElement("script"); s.src = "/more.js"; document.head.append(s)',
  },
  'GET /more.js': { headers: { 'content-type': 'text/javascript' }, body: 'window.moreRan = true' },
}

const question = (page: Page) => page.getByRole('region', { name: 'Can we use cookies to count visits?' })
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent')
const ran = (page: Page) => page.evaluate(() => (window as unknown as { tagsRan?: number }).tagsRan)

/** Opens a page that asks. The tag manager is on the page's own origin, which is only known once a page is open. */
async function openAsking(page: Page, cookie?: string) {
  await openWidget(page, 'consent', 'default', { script: 'later' })
  const { origin } = new URL(page.url())
  if (cookie) {
    await page.context().addCookies([{ name: 'consent', value: cookie, domain: '127.0.0.1', path: '/' }])
  }
  return openWidget(page, 'consent', 'default', {
    head: CONSENT_META,
    answers: TAGS,
    props: { script: `${origin}/tags.js` },
  })
}

test('without JavaScript the question is hidden, because no tag manager would run', async ({ page }) => {
  const plain = await openWidget(page, 'consent', 'default', { script: false })
  await expect(question(plain.page)).toBeHidden()
})

describeWidget(contract, examples)

test('both buttons look the same', async ({ page }) => {
  await openWidget(page, 'consent')
  const buttons = question(page).getByRole('button')
  await expect(buttons).toHaveText(['Allow', 'Refuse'])
  const styles = await buttons.evaluateAll(list =>
    list.map(button => {
      const { width, height } = button.getBoundingClientRect()
      const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
      return { width, height, color, backgroundColor, borderColor, fontWeight }
    }),
  )
  expect(styles[0]).toEqual(styles[1])
})

test('before an answer nothing is loaded and no event is sent', async ({ page }) => {
  const { requests, dataLayer } = await openAsking(page)
  await expect(question(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(await dataLayer()).toEqual([])
})

test('"Allow" loads the tags, sends the waiting events and is remembered', async ({ page }) => {
  const { dataLayer, events } = await openAsking(page)
  await question(page).getByRole('button', { name: 'Allow' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => ran(page)).toBe(1)
  await expect.poll(() => page.evaluate(() => 'moreRan' in window)).toBe(true)
  expect((await dataLayer()).map(({ event }) => event)).toEqual(['gtm.js', 'page_view'])
  expect(await events()).toEqual([{ name: 'consent:answered', detail: { given: true } }])
  const cookie = await cookieOf(page)
  expect(cookie).toMatchObject({ value: 'given', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(COOKIE_MAX_AGE / 86_400)
})

test('"Refuse" loads nothing, drops the waiting events and is remembered', async ({ page }) => {
  const { requests, dataLayer, events } = await openAsking(page)
  await question(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(question(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(await dataLayer()).toEqual([])
  expect(await events()).toEqual([{ name: 'consent:answered', detail: { given: false } }])
  expect((await cookieOf(page))?.value).toBe('refused')
})

test('visitors who have agreed are not asked again, and the tags run', async ({ page }) => {
  const { dataLayer } = await openAsking(page, 'given')
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => ran(page)).toBe(1)
  expect((await dataLayer()).map(({ event }) => event)).toContain('page_view')
})

test('visitors who have refused are not asked again, and no tags run', async ({ page }) => {
  const { requests, dataLayer } = await openAsking(page, 'refused')
  await expect(question(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  expect(await dataLayer()).toEqual([])
})

test('an invalid cookie counts as no answer', async ({ page }) => {
  await openAsking(page, 'perhaps')
  await expect(question(page)).toBeVisible()
})

test('can be answered with the keyboard, and never covers the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  const links = Array.from({ length: 60 }, (_, index) => `<p><a href="#${index}">Link ${index}</a></p>`).join('')
  await openWidget(page, 'consent', 'default', { before: links })
  await expect(question(page)).toHaveCSS('opacity', '1')
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
  }
  const link = await page.getByRole('link', { name: 'Link 29' }).boundingBox()
  const box = await question(page).boundingBox()
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
  await question(page).getByRole('button', { name: 'Refuse' }).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
})
