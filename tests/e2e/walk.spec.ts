import type { APIRequestContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, readThrough, test } from '../support/site-page'
import { PAGE_KINDS } from './page-kinds'

/** Each width with the colour schemes that are looked at there. */
const LOOKS = { 375: ['light', 'dark'], 768: ['light'], 1280: ['light', 'dark'] } as const

/** Links that this worker has already followed. */
const followed = new Set<string>()

for (const [name, kind] of Object.entries(PAGE_KINDS)) {
  for (const width of [375, 768, 1280] as const) {
    test(`${name} at ${width} px`, async ({ page, landmarks, site, request }) => {
      // A list of fifty employers leads to three pages of each.
      test.setTimeout(120_000)
      if (name !== 'the home page') {
        // Lying over a page, the news would hide from the check what it covers.
        await page.context().addCookies([{ name: 'transition-message', value: 'dismissed', url: site.url }])
      }
      await page.setViewportSize({ width, height: 800 })
      // Colours are judged when they stand still.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchShifts(page)
      const answer = await page.goto(kind.path(landmarks))
      expect(answer?.status()).toBe(kind.status ?? 200)
      const links = await ownLinks(page)
      await readThrough(page)
      expect(await shiftOf(page), 'cumulative layout shift').toBeLessThanOrEqual(0.01)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await faultyPictures(page)).toEqual([])
      // At its head the page lies as it is laid out; further down the header may stand over half a field.
      await page.evaluate(() => scrollTo(0, 0))
      for (const colorScheme of LOOKS[width]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectNoOverflow(page)
        // Only its colours tell the dark page from the light one.
        await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
      }
      if (width === 768) {
        await test.step('every link of the site leads somewhere', () => expectAnswers(request, links))
      }
    })
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
