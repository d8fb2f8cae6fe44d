import type { Page } from '@playwright/test'
import { CLOSE_MS, contract, OPEN_MS } from '../../widgets/site/mobile-menu/contract'
import { examples } from '../../widgets/site/mobile-menu/examples'
import { describeWidget, expect, expectAxeClean, expectNoOverflow, openWidget, test } from '../support/widget-page'

const PHONE = { width: 375, height: 720 }
const TABLET = { width: 900, height: 700 }
const TEXT = '<p>A line of the page</p>'.repeat(60)

const burger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

/** The length, in milliseconds, of the animation that runs on the panel. */
const duration = (page: Page) =>
  page
    .locator('dialog')
    .evaluate(dialog => dialog.getAnimations().map(animation => animation.effect?.getComputedTiming().duration))

test.beforeEach(({ page }) => page.setViewportSize(PHONE))

test('without JavaScript the burger is a link that shows the menu', async ({ page }) => {
  const plain = await openWidget(page, 'mobile-menu', 'default', { script: false })
  await expect(plain.page.getByRole('button')).toHaveCount(0)
  await plain.page.getByRole('link', { name: 'Menu', exact: true }).click()
  await expect(plain.page.getByRole('link', { name: 'Advice' })).toHaveAttribute('href', '/faqs')
  await plain.page.getByText('Jobs', { exact: true }).click()
  await expect(plain.page.getByRole('link', { name: 'Placements' })).toBeVisible()
  await plain.page.getByRole('link', { name: 'Close menu' }).click()
  await expect(plain.page.getByRole('link', { name: 'Advice' })).toBeHidden()
})

describeWidget(contract, examples)

test.describe('on a phone', () => {
  test('the menu fills the window, locks the page and traps the focus', async ({ page }) => {
    await openWidget(page, 'mobile-menu', 'default', { after: TEXT })
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
    const controlled = await burger(page).getAttribute('aria-controls')
    await burger(page).click()
    await expect(panel(page)).toHaveAttribute('id', controlled ?? '')
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })
    expect(await overflow(page)).toBe('hidden')
    for (let presses = 0; presses < 9; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => !!document.activeElement?.closest('dialog, body'))).toBe(true)
      expect(await page.evaluate(() => document.activeElement?.closest('p, h1, .ui-overlay__button'))).toBeNull()
    }
  })

  test('Esc closes the menu, returns the focus and unlocks the page', async ({ page }) => {
    await openWidget(page, 'mobile-menu', 'default', { after: TEXT })
    await burger(page).click()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(burger(page)).toBeFocused()
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false')
    expect(await overflow(page)).toBe('visible')
  })

  test('the close button closes the menu', async ({ page }) => {
    await openWidget(page, 'mobile-menu')
    await burger(page).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(burger(page)).toBeFocused()
  })

  test('the open menu is accessible and does not overflow', async ({ page }) => {
    await openWidget(page, 'mobile-menu', 'long text')
    await burger(page).click()
    await page.getByText('Donaudampf').first().click()
    await expect.poll(() => duration(page)).toEqual([])
    await expectAxeClean(page)
    await expectNoOverflow(page)
    expect(await panel(page).evaluate(dialog => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  })

  test('one submenu is open at a time, and starts with its own page', async ({ page }) => {
    await openWidget(page, 'mobile-menu')
    await burger(page).click()
    await page.getByText('Jobs', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/search-jobs')
    await page.getByText('Employers', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'Top employers' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All jobs' })).toBeHidden()
  })
})

test.describe('between md and lg', () => {
  test.beforeEach(({ page }) => page.setViewportSize(TABLET))

  test('the menu hangs below its button and the page stays usable', async ({ page }) => {
    await openWidget(page, 'mobile-menu', 'default', { after: `${TEXT}<a href="#far">Far</a>` })
    await burger(page).click()
    await expect(panel(page)).toBeVisible()
    await expect(burger(page)).toBeFocused()
    expect(await overflow(page)).toBe('visible')
    await page.getByRole('link', { name: 'Far' }).focus()
    await expect(panel(page)).toHaveCount(0)
  })

  test('a click outside, or on its button, closes the menu', async ({ page }) => {
    await openWidget(page, 'mobile-menu', 'default', { after: TEXT })
    await burger(page).click()
    await expect(panel(page)).toBeVisible()
    await page.mouse.click(20, 600)
    await expect(panel(page)).toHaveCount(0)
    await burger(page).click()
    await expect(panel(page)).toBeVisible()
    await burger(page).click()
    await expect(panel(page)).toHaveCount(0)
  })

  test('resizing the window to a phone closes the menu', async ({ page }) => {
    await openWidget(page, 'mobile-menu')
    await burger(page).click()
    await expect(panel(page)).toBeVisible()
    await page.setViewportSize(PHONE)
    await expect(panel(page)).toHaveCount(0)
  })
})

test('is hidden from lg up', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 700 })
  await openWidget(page, 'mobile-menu')
  await expect(burger(page)).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 700 })
  await expect(burger(page)).toBeHidden()
})

test('opens in 100 ms and closes in 301', async ({ page }) => {
  expect([OPEN_MS, CLOSE_MS]).toEqual([100, 301])
  await openWidget(page, 'mobile-menu')
  await recordDurations(page)
  await burger(page).click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  expect(await recordedDurations(page)).toEqual([100, 301])
})

/** Pauses the panel's animation at a time in milliseconds. */
const pauseAt = (page: Page, time: number) =>
  page.locator('dialog').evaluate((dialog, moment) => {
    const [animation] = dialog.getAnimations()
    animation?.pause()
    Object.assign(animation ?? {}, { currentTime: moment })
    return animation?.effect?.getComputedTiming().progress
  }, time)

test('after 99 ms the menu is still opening, after 100 it is open', async ({ page }) => {
  await openWidget(page, 'mobile-menu')
  await slowDown(page)
  await burger(page).click()
  await expect(panel(page)).toBeVisible()
  expect(await pauseAt(page, 99)).toBeLessThan(1)
  await expect(panel(page)).not.toHaveCSS('opacity', '1')
  expect(await pauseAt(page, 100)).toBe(1)
  await expect(panel(page)).toHaveCSS('opacity', '1')
})

test('after 300 ms the menu is still closing, after 301 it is closed', async ({ page }) => {
  await openWidget(page, 'mobile-menu')
  await burger(page).click()
  await expect.poll(() => duration(page)).toEqual([])
  await slowDown(page)
  await page.keyboard.press('Escape')
  expect(await pauseAt(page, 300)).toBeLessThan(1)
  await expect(panel(page)).toBeVisible()
  await page.locator('dialog').evaluate(dialog => {
    const [animation] = dialog.getAnimations()
    Object.assign(animation ?? {}, { currentTime: 301 })
    animation?.finish()
  })
  await expect(panel(page)).toHaveCount(0)
})

test('submenus open in 100 ms and close in 301, or at once under reduced motion', async ({ page }) => {
  await openWidget(page, 'mobile-menu')
  await burger(page).click()
  const durations = () =>
    page
      .locator('details')
      .first()
      .evaluate(details => getComputedStyle(details, '::details-content').transitionDuration.split(', ')[0])
  expect(await durations()).toBe('0.301s')
  await page.getByText('Jobs', { exact: true }).click()
  expect(await durations()).toBe('0.1s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await durations()).toBe('0s')
})

test('a group without its own page lists only its links', async ({ page }) => {
  await openWidget(page, 'mobile-menu', 'group without its own page')
  await burger(page).click()
  await page.getByText('Advice', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Career quiz' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'All advice' })).toHaveCount(0)
})

test('under reduced motion the menu opens and closes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWidget(page, 'mobile-menu')
  await recordDurations(page)
  await burger(page).click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  expect(await recordedDurations(page)).toEqual([0, 0])
})

test('opening fires an event, closing does not', async ({ page }) => {
  const { events } = await openWidget(page, 'mobile-menu')
  await burger(page).click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  expect(await events()).toEqual([{ name: 'mobile-menu:opened', detail: {} }])
})

test('a click before the code has loaded opens the menu', async ({ page }) => {
  const opened = await openWidget(page, 'mobile-menu', 'default', { script: 'later', mount: 'interaction' })
  await opened.start()
  await burger(page).click()
  await expect(panel(page)).toBeVisible()
})

/** Runs animations a thousand times slower, so that they never end before a test looks at them. */
function slowDown(page: Page): Promise<void> {
  return page.locator('dialog').evaluate(dialog => {
    const animate = dialog.animate.bind(dialog)
    dialog.animate = (frames, options) => {
      const animation = animate(frames, options)
      animation.updatePlaybackRate(0.001)
      return animation
    }
  })
}

function recordDurations(page: Page): Promise<void> {
  return page.locator('dialog').evaluate(dialog => {
    const durations: unknown[] = []
    const animate = dialog.animate.bind(dialog)
    dialog.animate = (frames, options) => {
      durations.push((options as KeyframeAnimationOptions).duration)
      return animate(frames, options)
    }
    Object.assign(window, { durations })
  })
}

function recordedDurations(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { durations: unknown }).durations)
}
