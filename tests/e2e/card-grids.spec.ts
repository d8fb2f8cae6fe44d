import { expect, test } from '../support/site-page'

const GRIDS = '.l-cards, .l-job-types, .l-kinds, .l-insights, .l-podium, .w-hot-jobs__list'
const PAGES = {
  home: () => '/',
  categories: () => '/categories',
  'top employers': () => '/top-employers',
  employer: (company: string) => company,
  'similar employers': (company: string) => `${company}/related`,
} as const

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: no card is alone in the last row of a grid, at any width`, async ({ page, landmarks }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(path(landmarks.company))
    const grids = page.getByRole('main').locator(GRIDS)
    expect(await grids.count()).toBeGreaterThan(0)
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await grids.evaluateAll(withLastAlone), `${width} px`).toEqual([])
    }
  })
}

/** The grids whose last card has a row for itself that it does not fill. Runs on the page. */
function withLastAlone(grids: Element[]): string[] {
  return grids
    .filter(grid => {
      const cards = [...grid.children].map(card => card.getBoundingClientRect()).filter(({ width }) => width > 0)
      const last = cards.at(-1)
      const row = cards.filter(({ top }) => top === last?.top)
      return cards.length > 1 && row.length === 1 && (last?.width ?? 0) < grid.clientWidth * 0.9
    })
    .map(({ className }) => className)
}
