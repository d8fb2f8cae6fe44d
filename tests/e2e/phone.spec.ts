import type { Locator } from '@playwright/test'
import { expect, test } from '../support/site-page'

test.use({ viewport: { width: 375, height: 812 } })

const leftOf = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? -1)

test('the first screen of a job says what, who, where, pay and until when, and lets people apply', async ({
  page,
  landmarks,
}) => {
  for (const path of [landmarks.openJob, landmarks.longestJob]) {
    await page.goto(path)
    const main = page.getByRole('main')
    const chips = main.locator('.l-job__chips')
    for (const part of [main.getByRole('heading', { level: 1 }), main.locator('.l-job__company'), chips]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await expect(chips).toContainText(/£|Pay not stated|pounds/)
    await expect(chips).toContainText('Closes')
    const apply = page.locator('.l-apply').getByRole('link', { name: /^Apply/ })
    await expect(apply).toBeInViewport({ ratio: 1 })
    const [lastChip, bar] = [await chips.boundingBox(), await page.locator('.l-apply').boundingBox()]
    expect((lastChip?.y ?? 0) + (lastChip?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test('everything on a card of a job begins at one edge, and nothing is covered by its buttons', async ({ page }) => {
  await page.goto('/search-jobs')
  for (const card of await page.locator('.ui-job-card').all()) {
    const parts = ['.ui-card__title', '.ui-job-card__company', '.ui-card__facts', '.ui-job-card__pay', 'time']
    const edges = await Promise.all(
      parts.map(async part =>
        (await card.locator(part).count()) > 0 ? leftOf(card.locator(part).first()) : undefined,
      ),
    )
    expect(new Set(edges.filter(edge => edge !== undefined)).size).toBe(1)
    const stars = card.locator('.ui-stars')
    if ((await stars.count()) > 0) {
      const [rating, actions] = [await stars.boundingBox(), await card.locator('.ui-card__actions').boundingBox()]
      expect((rating?.x ?? 0) + (rating?.width ?? 0)).toBeLessThanOrEqual((actions?.x ?? 0) + 8)
    }
  }
})

test('the title of the filters stays above the list, and every button of the bar is whole', async ({ page }) => {
  await page.goto('/search-jobs')
  await expect(page.getByRole('link', { name: 'Save search' }).first()).toBeInViewport({ ratio: 1 })
  await page.locator('.w-search-app__to-filters').click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.locator('.ui-dialog__panel').evaluate(panel => panel.scrollTo(0, 500))
  const close = sheet.getByRole('button', { name: /^Close/ })
  const isOnTop = await close.evaluate(button => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const points = [0.2, 0.5, 0.8].map(share => document.elementFromPoint(x + width * share, y + height * share))
    return points.every(element => button.contains(element))
  })
  expect(isOnTop).toBe(true)
  await close.click()
  await expect(sheet).toBeHidden()
})

test("an employer's own list does not repeat the employer", async ({ page, landmarks }) => {
  await page.goto(`${landmarks.company}/jobs`)
  await expect(page.locator('.ui-job-card').first()).toBeVisible()
  await expect(page.locator('.ui-job-card__company')).toHaveCount(0)
})
