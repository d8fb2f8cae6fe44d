import type { Locator } from '@playwright/test'
import type { Landmarks } from '../support/landmarks'
import { expect, readThrough, test } from '../support/site-page'

test.use({ viewport: { width: 375, height: 812 } })

// The message about the site goes once it is dismissed.
test.beforeEach(({ page, site }) =>
  page.context().addCookies([{ name: 'transition-message', value: 'dismissed', url: site.url }]),
)

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

for (const [name, pathOf] of Object.entries({
  'a search': () => '/search-jobs',
  'the hot jobs': () => '/hot-jobs',
  'the list of an employer': ({ company }: Landmarks) => `${company}/jobs`,
})) {
  test(`everything on a card of ${name} begins at one edge, in rows that hold together`, async ({
    page,
    landmarks,
  }) => {
    await page.goto(pathOf(landmarks))
    await expect(page.locator('.ui-job-card').first()).toBeVisible()
    for (const card of await page.locator('.ui-job-card').all()) {
      const parts = ['.ui-card__title', '.ui-job-card__company', '.ui-card__facts', '.ui-job-card__pay', 'time']
      const edges = await Promise.all(
        parts.map(async part =>
          (await card.locator(part).count()) > 0 ? leftOf(card.locator(part).first()) : undefined,
        ),
      )
      expect(new Set(edges.filter(edge => edge !== undefined)).size).toBe(1)
      expect(await linesOf(card.locator('.ui-badge')), 'tags are in one row').toBeLessThanOrEqual(1)
      await expectClearOfActions(card)
    }
  })
}

/** How many rows the elements take. */
const linesOf = async (elements: Locator): Promise<number> =>
  new Set(await elements.evaluateAll(all => all.map(element => Math.round(element.getBoundingClientRect().top)))).size

/** The buttons of a card cover nothing. */
async function expectClearOfActions(card: Locator): Promise<void> {
  const stars = card.locator('.ui-stars')
  if ((await stars.count()) > 0) {
    const [rating, actions] = [await stars.boundingBox(), await card.locator('.ui-card__actions').boundingBox()]
    const isBeside = (rating?.x ?? 0) + (rating?.width ?? 0) <= (actions?.x ?? 999) + 8
    expect(isBeside || (rating?.y ?? 0) >= (actions?.y ?? 0) + (actions?.height ?? 0) - 8).toBe(true)
  }
}

test('the first screen of the homepage has its picture, facts and the search; all of it is nine screens long', async ({
  page,
}) => {
  await page.goto('/')
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.locator('.l-hero__scene'),
    page
      .getByRole('main')
      .getByRole('link', { name: /open jobs$/ })
      .first(),
    page.getByRole('button', { name: 'Search', exact: true }).first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await readThrough(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(9 * 812)
})

test('two employers are compared within the page, with a switch for the third', async ({ page }) => {
  await page.goto('/search-companies')
  const links = await page
    .locator('.ui-company-card .ui-card__link')
    .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).pathname))
  const slugs = links.slice(0, 3).map(path => path.split('/').at(-1))
  for (const count of [2, 3]) {
    await page.goto(`/compare?employers=${slugs.slice(0, count).join(',')}`)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  }
  const third = page.locator('thead a[href^="/companies/"]').nth(2)
  await expect(third).toBeHidden()
  await page
    .getByRole('link', { name: /^Show instead of/ })
    .first()
    .click()
  await expect(
    page
      .getByRole('columnheader')
      .nth(1)
      .locator(`a[href$="/${slugs[2] ?? ''}"]`),
  ).toBeVisible()
})

for (const path of [
  '/search-jobs',
  '/search-jobs/type-placement?visa=yes',
  '/search-jobs?search=engineer+manchester',
  '/search-reviews/type-placement',
  '/search-companies',
]) {
  test(`filters, sort and save of ${path} are in one row, and the first result begins within 300 px`, async ({
    page,
  }) => {
    await page.goto(path)
    const bar = page.locator('.w-search-app__bar')
    const controls = [
      bar.getByRole('link', { name: /^Filters/ }),
      bar.locator('.ui-chip', { has: page.getByLabel('Sort') }),
      bar.getByRole('link', { name: 'Save search' }),
    ]
    for (const control of controls) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    expect(await linesOf(bar.locator('.ui-chip'))).toBe(1)
    const sizes = await bar
      .locator('.ui-chip')
      .evaluateAll(all => all.map(chip => Math.min(chip.clientWidth, chip.clientHeight) + 2 * chip.clientLeft))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    expect((await page.locator('.ui-card').first().boundingBox())?.y).toBeLessThanOrEqual(300)
    await expect(page.locator('.ui-card').first().locator('.ui-card__actions svg')).toHaveCount(1)
    await bar.locator('a').last().focus()
    await expect(bar.locator('a').last()).toBeInViewport({ ratio: 0.99 })
  })
}

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

test('an employer starts with its score, then three figures, and is at most 5,000 px long', async ({
  page,
  landmarks,
}) => {
  await page.goto(landmarks.company)
  await readThrough(page)
  const main = page.getByRole('main')
  const parts = [main.locator('.l-company-tabs'), main.locator('.w-rating-summary'), main.locator('#insights')]
  const boxes = await Promise.all(
    parts.map(part => part.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => ({ offsetTop, offsetHeight }))),
  )
  const gaps = boxes
    .slice(1)
    .map((box, i) => box.offsetTop - (boxes[i]?.offsetTop ?? 0) - (boxes[i]?.offsetHeight ?? 0))
  expect(Math.max(...gaps)).toBeLessThanOrEqual(40)
  await expect(main.locator('#insights li')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000)
})

test("an employer's own list does not repeat the employer", async ({ page, landmarks }) => {
  await page.goto(`${landmarks.company}/jobs`)
  await expect(page.locator('.ui-job-card').first()).toBeVisible()
  await expect(page.locator('.ui-job-card__company')).toHaveCount(0)
})
