import type { Page } from '@playwright/test'
import { contract } from '../../widgets/home/section-colours/contract'
import { examples } from '../../widgets/home/section-colours/examples'
import { section, showShare, SPACE, SPACE_BELOW } from '../support/sections'
import { describeWidget, expect, openWidget, test } from '../support/widget-page'

const SECTIONS = {
  before: SPACE + section('search', 600) + section('quiz', 500) + section('reviews', 2_400) + SPACE_BELOW,
}

const root = (page: Page) => page.locator('html')
const show = (page: Page, id: string, share: number) => showShare(page, page.locator(`#${id}`), share)
const colour = (page: Page) => root(page).evaluate(node => node.style.getPropertyValue('--page-colour'))

test('without JavaScript the page has the colours of its style sheet', async ({ page }) => {
  const plain = await openWidget(page, 'section-colours', 'default', { ...SECTIONS, script: false })
  await expect(root(plain.page)).not.toHaveAttribute('data-page-colour')
})

describeWidget(contract, examples)

test('a section is active when 80 % of it is in view', async ({ page }) => {
  await openWidget(page, 'section-colours', 'default', SECTIONS)
  await show(page, 'quiz', 0.79)
  await expect(root(page)).not.toHaveAttribute('data-page-colour')
  await show(page, 'quiz', 0.81)
  await expect(root(page)).toHaveAttribute('data-page-colour', 'quiz')
  expect(await colour(page)).toBe('var(--section-quiz)')
})

test(
  'a section taller than the window is active when it fills 80 % of the window',
  { tag: '@full' },
  async ({ page }) => {
    await openWidget(page, 'section-colours', 'default', SECTIONS)
    await show(page, 'reviews', 0.79)
    await expect(root(page)).not.toHaveAttribute('data-page-colour', 'reviews')
    await show(page, 'reviews', 0.81)
    await expect(root(page)).toHaveAttribute('data-page-colour', 'reviews')
  },
)

test('the last colour stays when no section is active', { tag: '@full' }, async ({ page }) => {
  await openWidget(page, 'section-colours', 'default', SECTIONS)
  await expect(root(page)).not.toHaveAttribute('data-page-colour')
  await show(page, 'search', 0.9)
  await show(page, 'space', 1)
  await expect(root(page)).toHaveAttribute('data-page-colour', 'search')
})

test('the section that became active last wins, and the one before it returns after it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1_200 })
  await openWidget(page, 'section-colours', 'default', SECTIONS)
  await show(page, 'quiz', 1)
  await expect(root(page)).toHaveAttribute('data-page-colour', 'quiz')
  await show(page, 'quiz', 0.5)
  await expect(root(page)).toHaveAttribute('data-page-colour', 'search')
})

test('resizing the window can make another section active', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await openWidget(page, 'section-colours', 'default', SECTIONS)
  await page.locator('#reviews').evaluate(node => scrollTo(0, scrollY + node.getBoundingClientRect().top - 200))
  await expect(root(page)).not.toHaveAttribute('data-page-colour', 'reviews')
  await page.setViewportSize({ width: 800, height: 1_100 })
  await expect(root(page)).toHaveAttribute('data-page-colour', 'reviews')
})

test('removing the widget removes the colour', async ({ page }) => {
  const { host } = await openWidget(page, 'section-colours', 'default', SECTIONS)
  await show(page, 'quiz', 1)
  await host.evaluate(element => element.remove())
  await expect(root(page)).not.toHaveAttribute('data-page-colour')
  expect(await colour(page)).toBe('')
})
