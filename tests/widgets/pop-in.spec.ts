import type { Page } from '@playwright/test'
import { contract } from '../../widgets/home/pop-in/contract'
import { examples } from '../../widgets/home/pop-in/examples'
import { finish, movementsOf, section, showShare, SPACE, SPACE_BELOW, transformAt } from '../support/sections'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const QUIZ = '<div id="popping">The <a href="/quiz">quiz</a></div>'
/** A 500 px tall section far below the window. */
const BELOW = { before: SPACE + section('popping-section', 440, QUIZ), after: SPACE_BELOW }
const NO_TRANSFORM = 'none'

const popping = (page: Page) => page.locator('#popping')
const popSection = (page: Page) => page.locator('#popping-section')
const transformOf = (page: Page) => popping(page).evaluate(node => getComputedStyle(node).transform)
/** Waits until the element is at the start of its animation. */
const expectScaleZero = (page: Page) => expect.poll(() => transformOf(page)).toBe('matrix(0, 0, 0, 0, 0, 0)')

test('without JavaScript the element is visible', async ({ page }) => {
  const plain = await openWidget(page, 'pop-in', 'default', { ...BELOW, script: false })
  await popping(plain.page).scrollIntoViewIfNeeded()
  await expect(popping(plain.page)).toBeInViewport()
})

describeWidget(contract, examples)

test('waits at scale zero until 80 % of its section is in view', { tag: '@full' }, async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await expectScaleZero(page)
  await showShare(page, popSection(page), 0.79)
  expect(await movementsOf(popping(page))).toMatchObject([{ state: 'paused' }])
  await showShare(page, popSection(page), 0.81)
  expect(await movementsOf(popping(page))).toMatchObject([{ state: 'running', delay: 500, duration: 1000 }])
})

test('scales up from zero with an elastic easing, for 1000 ms after 500 ms', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await expectScaleZero(page)
  await showShare(page, popSection(page), 1)
  const scaleAt = async (time: number) => Number(/\(([\d.]+)/.exec(await transformAt(popping(page), time))?.[1])
  expect(await scaleAt(499)).toBe(0)
  expect(await scaleAt(540)).toBeGreaterThan(0)
  // An elastic easing overshoots its end value.
  expect(await scaleAt(800)).toBeGreaterThan(1.05)
  expect(await movementsOf(popping(page))).toHaveLength(1)
  await scaleAt(1499)
  await expect(popping(page)).toBeInViewport()
})

test('pops in once and leaves no styles behind', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await expectScaleZero(page)
  await showShare(page, popSection(page), 1)
  await finish(popping(page))
  await expect.poll(() => movementsOf(popping(page))).toEqual([])
  expect(await transformOf(page)).toBe(NO_TRANSFORM)
  await page.evaluate(() => scrollTo(0, 0))
  await showShare(page, popSection(page), 1)
  expect(await movementsOf(popping(page))).toEqual([])
  await expect(popping(page)).not.toHaveAttribute('style')
})

test('a section taller than the window must fill 80 % of the window', { tag: '@full' }, async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', {
    before: SPACE + section('popping-section', 2_400, QUIZ),
    after: SPACE_BELOW,
  })
  await expectScaleZero(page)
  await showShare(page, popSection(page), 0.79)
  expect(await movementsOf(popping(page))).toMatchObject([{ state: 'paused' }])
  await showShare(page, popSection(page), 0.81)
  expect(await movementsOf(popping(page))).toMatchObject([{ state: 'running' }])
})

test('an element that is already in view does not move', async ({ page }) => {
  const { mounted } = await openWidget(page, 'pop-in', 'default', { before: section('popping-section', 400, QUIZ) })
  await mounted()
  await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
  expect(await movementsOf(popping(page))).toEqual([])
  expect(await transformOf(page)).toBe(NO_TRANSFORM)
})

test('the element is in place when reached with the keyboard', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await expectScaleZero(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'quiz' })).toBeFocused()
  expect(await transformOf(page)).toBe(NO_TRANSFORM)
})

test('the element is in place in print', { tag: '@full' }, async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await expectScaleZero(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await transformOf(page)).toBe(NO_TRANSFORM)
})

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWidget(page, 'pop-in', 'default', BELOW)
  await showShare(page, popSection(page), 1)
  expect(await movementsOf(popping(page))).toEqual([])
  await expect(popping(page)).toBeInViewport()
})

test('the element is in place if anime.js fails to load', async ({ page }) => {
  const request = page.waitForRequest(/\/assets\/anime-/)
  await page.route(/\/assets\/anime-/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Blocked by the test")' }),
  )
  const { failures } = await openWidget(page, 'pop-in', 'default', BELOW)
  await request
  await showShare(page, popSection(page), 1)
  await expect(popping(page)).toBeInViewport()
  expect(await failures()).toEqual([])
})

test('the element is in place when the widget is removed', async ({ page }) => {
  const { host } = await openWidget(page, 'pop-in', 'default', BELOW)
  await expectScaleZero(page)
  await host.evaluate(element => element.remove())
  await expect.poll(() => transformOf(page)).toBe(NO_TRANSFORM)
})
