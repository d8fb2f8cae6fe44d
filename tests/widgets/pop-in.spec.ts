import type { Page } from '@playwright/test'
import { contract } from '../../widgets/home/pop-in/contract'
import { examples } from '../../widgets/home/pop-in/examples'
import { finish, movementsOf, section, showShare, SPACE, SPACE_BELOW, transformAt } from '../support/sections'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const QUIZ = '<div id="popping">The <a href="/quiz">quiz</a></div>'
/** A section of 500 px, far below the window. */
const BELOW = { before: SPACE + section('popping-section', 440, QUIZ), after: SPACE_BELOW }
const ALL_IN_PLACE = 'none'

const popping = (page: Page) => page.locator('#popping')
const popSection = (page: Page) => page.locator('#popping-section')
const transformOf = (page: Page) => popping(page).evaluate(node => getComputedStyle(node).transform)
/** Waits until it has gone to where its movement begins. */
const waitsAtZero = (page: Page) => expect.poll(() => transformOf(page)).toBe('matrix(0, 0, 0, 0, 0, 0)')

test('without JavaScript it is there', async ({ page }) => {
  const plain = await openWidget(page, 'pop-in', 'default', { ...BELOW, script: false })
  await popping(plain.page).scrollIntoViewIfNeeded()
  await expect(popping(plain.page)).toBeInViewport()
})

describeWidget(contract, examples)

test('waits at scale zero until 80 % of its section are in view', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await waitsAtZero(page)
  await showShare(page, popSection(page), 0.79)
  expect(await movementsOf(popping(page))).toMatchObject([{ state: 'paused' }])
  await showShare(page, popSection(page), 0.81)
  expect(await movementsOf(popping(page))).toMatchObject([{ state: 'running', delay: 500, duration: 1000 }])
})

test('scales from zero, elastic, 1000 ms long after 500 ms', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await waitsAtZero(page)
  await showShare(page, popSection(page), 1)
  const scaleAt = async (time: number) => Number(/\(([\d.]+)/.exec(await transformAt(popping(page), time))?.[1])
  expect(await scaleAt(499)).toBe(0)
  expect(await scaleAt(540)).toBeGreaterThan(0)
  // An elastic movement goes beyond its end before it comes to rest.
  expect(await scaleAt(800)).toBeGreaterThan(1.05)
  expect(await movementsOf(popping(page))).toHaveLength(1)
  await scaleAt(1499)
  await expect(popping(page)).toBeInViewport()
})

test('pops in once, and leaves no trace', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await waitsAtZero(page)
  await showShare(page, popSection(page), 1)
  await finish(popping(page))
  await expect.poll(() => movementsOf(popping(page))).toEqual([])
  expect(await transformOf(page)).toBe(ALL_IN_PLACE)
  await page.evaluate(() => scrollTo(0, 0))
  await showShare(page, popSection(page), 1)
  expect(await movementsOf(popping(page))).toEqual([])
  await expect(popping(page)).not.toHaveAttribute('style')
})

test('of a section taller than the window, 80 % of the window count', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', {
    before: SPACE + section('popping-section', 2_400, QUIZ),
    after: SPACE_BELOW,
  })
  await waitsAtZero(page)
  await showShare(page, popSection(page), 0.79)
  expect(await movementsOf(popping(page))).toMatchObject([{ state: 'paused' }])
  await showShare(page, popSection(page), 0.81)
  expect(await movementsOf(popping(page))).toMatchObject([{ state: 'running' }])
})

test('what is seen already stays until its movement begins', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', { before: section('popping-section', 400, QUIZ) })
  await expect.poll(() => movementsOf(popping(page))).toMatchObject([{ delay: 500, duration: 1000 }])
  expect(await transformAt(popping(page), 499)).toBe(ALL_IN_PLACE)
  expect(await transformAt(popping(page), 500)).toBe('matrix(0, 0, 0, 0, 0, 0)')
})

test('whoever comes by the keyboard finds it in its place', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await waitsAtZero(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'quiz' })).toBeFocused()
  expect(await transformOf(page)).toBe(ALL_IN_PLACE)
})

test('a printer finds it in its place', async ({ page }) => {
  await openWidget(page, 'pop-in', 'default', BELOW)
  await waitsAtZero(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await transformOf(page)).toBe(ALL_IN_PLACE)
})

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWidget(page, 'pop-in', 'default', BELOW)
  await showShare(page, popSection(page), 1)
  expect(await movementsOf(popping(page))).toEqual([])
  await expect(popping(page)).toBeInViewport()
})

test('when anime.js does not come, it is there', async ({ page }) => {
  const asked = page.waitForRequest(/\/assets\/anime-/)
  await page.route(/\/assets\/anime-/, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Not today")' }),
  )
  const { failures } = await openWidget(page, 'pop-in', 'default', BELOW)
  await asked
  await showShare(page, popSection(page), 1)
  await expect(popping(page)).toBeInViewport()
  expect(await failures()).toEqual([])
})

test('when the widget leaves, everything is in its place @both', async ({ page }) => {
  const { host } = await openWidget(page, 'pop-in', 'default', BELOW)
  await waitsAtZero(page)
  await host.evaluate(element => element.remove())
  await expect.poll(() => transformOf(page)).toBe(ALL_IN_PLACE)
})
