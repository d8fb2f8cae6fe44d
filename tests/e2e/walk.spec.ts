import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, readThrough, test } from '../support/site-page'
import { PAGE_KINDS } from './page-kinds'

const WIDTHS = [375, 768, 1280] as const
/** Colour schemes that are checked at each width. Between phone and desktop only the layout is of interest. */
const SCHEMES = { 375: ['light', 'dark'], 768: [], 1280: ['light', 'dark'] } as const

/** Links that this worker has already followed. */
const followed = new Set<string>()

for (const [index, [name, kind]] of Object.entries(PAGE_KINDS).entries()) {
  // The widths take turns at being the one that a page loads at; `npm run test:full` loads it at each of them.
  const order = [...WIDTHS.slice(index % 3), ...WIDTHS.slice(0, index % 3)]
  for (const widths of process.env.FULL_TESTS ? order.map(width => [width]) : [order]) {
    test(`${name} at ${widths.join(', ')} px`, async ({ page, landmarks, site, request }) => {
      // A list of fifty employers leads to three pages of each.
      test.setTimeout(120_000)
      if (name !== 'the home page') {
        // The message about the site would cover a part of the page and hide it from the checks.
        await page.context().addCookies([{ name: 'transition-message', value: 'dismissed', url: site.url }])
      }
      await page.setViewportSize({ width: widths[0] ?? 375, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchShifts(page)
      const answer = await page.goto(kind.path(landmarks))
      expect(answer?.status()).toBe(kind.status ?? 200)
      const links = await ownLinks(page)
      await readThrough(page)
      expect(await shiftOf(page), 'cumulative layout shift').toBeLessThanOrEqual(0.01)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const width of widths) {
        await test.step(`${width} px`, () => expectFits(page, width))
      }
      if (widths.includes(768)) {
        await test.step('every link of the site leads to a page', () => expectAnswers(request, links))
      }
    })
  }
}

/** Checks pictures, width and accessibility of an open page at one width of the window. */
async function expectFits(page: Page, width: (typeof WIDTHS)[number]): Promise<void> {
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize({ width, height: 800 })
    await readThrough(page)
  }
  expect(await faultyPictures(page)).toEqual([])
  // Further down, the header may cover half a field.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoOverflow(page)
  for (const colorScheme of SCHEMES[width]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The dark page differs from the light one in its colours only.
    await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
  }
}

async function expectAnswers(request: APIRequestContext, links: string[]): Promise<void> {
  for (const link of links.filter(href => !followed.has(href))) {
    followed.add(link)
    const answer = await request.get(link, { maxRedirects: 0 })
    expect(answer.status(), link).toBeLessThan(400)
    const place = new URL(link).hash.slice(1)
    expect(!place || (await answer.text()).includes(`id="${place}"`), link).toBe(true)
  }
}

/** Layout shifts of the page, from its first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = Object.assign(window, { shiftSum: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        record.shiftSum += entry.hadRecentInput ? 0 : entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shiftSum: number }).shiftSum)

/** Pictures that did not load, or that take their place only when they have. */
function faultyPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ attributes, complete, naturalWidth }) => {
        const broken = complete && !naturalWidth
        return broken || !attributes.getNamedItem('width') || !attributes.getNamedItem('height')
      })
      .map(({ outerHTML }) => outerHTML),
  )
}

function ownLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { origin, pathname, search } = location
    const links = [...document.links]
      .map(({ href }) => new URL(href))
      .filter(link => link.origin === origin && link.pathname + link.search !== pathname + search)
    return [...new Set(links.map(({ href }) => href))]
  })
}
