import type { Page } from '@playwright/test'
import { contract } from '../../widgets/site/site-header/contract'
import { examples } from '../../widgets/site/site-header/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const HEADER = {
  before: '<header class="l-header"><div class="l-header__bar"><a href="/jobs">Jobs</a></div>',
  after: `</header>${Array.from({ length: 90 }, (_, index) => `<p><a href="#${index}">Line ${index}</a></p>`).join('')}`,
}

const header = (page: Page) => page.locator('header')
const away = (page: Page) => expect(header(page)).not.toBeInViewport()
const there = (page: Page) => expect(header(page)).toBeInViewport({ ratio: 1 })
const scroll = (page: Page, by: number) => page.evaluate(way => scrollBy(0, way), by)
const open = (page: Page, example = 'default') => openWidget(page, 'site-header', example, HEADER)

test('without JavaScript the header stays', async ({ page }) => {
  const plain = await openWidget(page, 'site-header', 'default', { ...HEADER, script: false })
  await plain.page.mouse.wheel(0, 900)
  await expect.poll(() => plain.page.getByText('Line 0', { exact: true }).boundingBox()).toMatchObject({ x: 0 })
  await there(plain.page)
})

describeWidget(contract, examples)

test('the header goes when one scrolls down, and returns when one scrolls up', async ({ page }) => {
  await open(page)
  await scroll(page, 600)
  await away(page)
  await scroll(page, -40)
  await there(page)
  await scroll(page, 40)
  await away(page)
})

test('a trembling hand moves nothing: it follows from the turn on', async ({ page }) => {
  await open(page)
  await scroll(page, 600)
  await away(page)
  await scroll(page, -7)
  await away(page)
  await scroll(page, -1)
  await there(page)
})

test('how far that is, is a prop', async ({ page }) => {
  await open(page, 'slow to follow')
  await scroll(page, 600)
  await away(page)
  await scroll(page, -79)
  await away(page)
  await scroll(page, -1)
  await there(page)
})

test('at the head of the page it is there', async ({ page }) => {
  await open(page)
  await scroll(page, 40)
  await there(page)
  await scroll(page, 600)
  await away(page)
  await page.evaluate(() => scrollTo(0, 0))
  await there(page)
})

test('it returns when the focus enters it, and is no trap for the eye @both', async ({ page }) => {
  await open(page)
  await scroll(page, 600)
  await away(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Jobs' })).toBeFocused()
  await there(page)
})

test('it never returns over what has the focus', async ({ page }) => {
  await open(page)
  await scroll(page, 600)
  await away(page)
  // A key first: only then does the browser show the focus.
  await page.keyboard.press('Shift')
  await page.evaluate(() => {
    const link = document.elementFromPoint(20, 30)?.closest('p')?.querySelector('a')
    link?.focus({ preventScroll: true })
  })
  const { y = 0 } = (await page.locator('a:focus').boundingBox()) ?? {}
  expect(y).toBeLessThan(64)
  await scroll(page, -9)
  await expect(page.locator('a:focus')).toBeInViewport()
  await away(page)
  await scroll(page, -200)
  await there(page)
})

test.describe('a group of links in the header', () => {
  const group = (page: Page) => page.getByRole('group')
  const isOpen = (page: Page) => group(page).evaluate(details => (details as HTMLDetailsElement).open)
  const openGroup = (page: Page) =>
    openWidget(page, 'site-header', 'default', {
      ...HEADER,
      before: `${HEADER.before}<details><summary>Advice</summary><a href="/faqs">Questions</a></details>`,
    })

  test('closes with Esc, which gives the focus back @both', async ({ page }) => {
    await openGroup(page)
    await page.getByText('Advice').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Questions' })).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
    await expect(page.getByText('Advice')).toBeFocused()
  })

  test('closes with a click beside it, not with one inside', async ({ page }) => {
    await openGroup(page)
    await page.getByText('Advice').click()
    await page.getByRole('link', { name: 'Questions' }).dispatchEvent('pointerdown')
    expect(await isOpen(page)).toBe(true)
    await page.mouse.click(600, 500)
    expect(await isOpen(page)).toBe(false)
  })

  test('closes when the focus leaves it @both', async ({ page }) => {
    await openGroup(page)
    await page.getByText('Advice').click()
    await page.getByRole('link', { name: 'Line 0', exact: true }).focus()
    expect(await isOpen(page)).toBe(false)
  })
})

test('nothing of the page moves with it', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const record = Object.assign(window, { shifts: 0 })
    new PerformanceObserver(list => {
      record.shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await scroll(page, 600)
  await away(page)
  await scroll(page, -40)
  await there(page)
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
})
