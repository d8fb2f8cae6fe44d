import type { Page } from '@playwright/test'
import { contract } from '../../widgets/site/site-header/contract'
import { examples } from '../../widgets/site/site-header/examples'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const HEADER = {
  before: '<header class="l-header"><div class="l-header__bar"><a href="/jobs">Jobs</a></div>',
  after: `</header>${Array.from({ length: 90 }, (_, index) => `<p><a href="#${index}">Line ${index}</a></p>`).join('')}`,
}

const header = (page: Page) => page.locator('header')
const expectHidden = (page: Page) => expect(header(page)).not.toBeInViewport()
const expectVisible = (page: Page) => expect(header(page)).toBeInViewport({ ratio: 1 })
const scroll = (page: Page, pixels: number) => page.evaluate(by => scrollBy(0, by), pixels)
const open = (page: Page, example = 'default') => openWidget(page, 'site-header', example, HEADER)

test('without JavaScript the header stays', async ({ page }) => {
  const plain = await openWidget(page, 'site-header', 'default', { ...HEADER, script: false })
  await plain.page.mouse.wheel(0, 900)
  await expect.poll(() => plain.page.getByText('Line 0', { exact: true }).boundingBox()).toMatchObject({ x: 0 })
  await expectVisible(plain.page)
})

describeWidget(contract, examples)

test('the header hides on scrolling down and returns on scrolling up', async ({ page }) => {
  await open(page)
  await scroll(page, 600)
  await expectHidden(page)
  await scroll(page, -40)
  await expectVisible(page)
  await scroll(page, 40)
  await expectHidden(page)
})

test('small movements do nothing', { tag: '@full' }, async ({ page }) => {
  await open(page)
  await scroll(page, 600)
  await expectHidden(page)
  await scroll(page, -7)
  await expectHidden(page)
  await scroll(page, -1)
  await expectVisible(page)
})

test('the prop `turn` sets the distance', { tag: '@full' }, async ({ page }) => {
  await open(page, 'late reaction')
  await scroll(page, 600)
  await expectHidden(page)
  await scroll(page, -79)
  await expectHidden(page)
  await scroll(page, -1)
  await expectVisible(page)
})

test('the header shows at the top of the page', async ({ page }) => {
  await open(page)
  await scroll(page, 40)
  await expectVisible(page)
  await scroll(page, 600)
  await expectHidden(page)
  await page.evaluate(() => scrollTo(0, 0))
  await expectVisible(page)
})

test('the header returns when the focus enters it', async ({ page }) => {
  await open(page)
  await scroll(page, 600)
  await expectHidden(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Jobs' })).toBeFocused()
  await expectVisible(page)
})

test('the header never returns over the focused element', async ({ page }) => {
  await open(page)
  await scroll(page, 600)
  await expectHidden(page)
  // The browser only shows focus (`:focus-visible`) after a key press.
  await page.keyboard.press('Shift')
  await page.evaluate(() => {
    const link = document.elementFromPoint(20, 30)?.closest('p')?.querySelector('a')
    link?.focus({ preventScroll: true })
  })
  const { y = 0 } = (await page.locator('a:focus').boundingBox()) ?? {}
  expect(y).toBeLessThan(64)
  await scroll(page, -9)
  await expect(page.locator('a:focus')).toBeInViewport()
  await expectHidden(page)
  await scroll(page, -200)
  await expectVisible(page)
})

test.describe('a group of links in the header', () => {
  const group = (page: Page) => page.getByRole('group')
  const isOpen = (page: Page) => group(page).evaluate(details => (details as HTMLDetailsElement).open)
  const openGroup = (page: Page) =>
    openWidget(page, 'site-header', 'default', {
      ...HEADER,
      before: `${HEADER.before}<details><summary>Advice</summary><a href="/faqs">Questions</a></details>`,
    })

  test('closes with Esc, which returns the focus', async ({ page }) => {
    await openGroup(page)
    await page.getByText('Advice').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Questions' })).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
    await expect(page.getByText('Advice')).toBeFocused()
  })

  test('closes on a click outside, not inside', async ({ page }) => {
    await openGroup(page)
    await page.getByText('Advice').click()
    await page.getByRole('link', { name: 'Questions' }).dispatchEvent('pointerdown')
    expect(await isOpen(page)).toBe(true)
    await page.mouse.click(600, 500)
    expect(await isOpen(page)).toBe(false)
  })

  test('closes when the focus leaves it', async ({ page }) => {
    await openGroup(page)
    await page.getByText('Advice').click()
    await page.getByRole('link', { name: 'Line 0', exact: true }).focus()
    expect(await isOpen(page)).toBe(false)
  })
})

test('the header causes no layout shift', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const record = Object.assign(window, { shifts: 0 })
    new PerformanceObserver(list => {
      record.shifts += list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await scroll(page, 600)
  await expectHidden(page)
  await scroll(page, -40)
  await expectVisible(page)
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
})
