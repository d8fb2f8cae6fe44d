import type { Page } from '@playwright/test'
import { shiftOf, watchShifts } from '../support/layout-shift'
import { ownLinks, shapeOf } from '../support/page-links'
import { expectDescription } from '../support/page-rules'
import { expect, expectAccessible, expectNoOverflow, readThrough, requestTest, test } from '../support/site-page'
import { PAGE_KINDS, REQUESTED, VISITED } from './page-kinds'

// What a first visit loads moves the page, or does not.
test.use({ isFirstVisit: true })

type Width = 375 | 768 | 1280
/** Kinds whose layout changes most between a phone and a desktop: axe looks at both. At the others it looks at one. */
const TWO_LOOKS = [
  'the home page',
  'an employer',
  "an employer's reviews",
  'an open job',
  'the longest review',
  'top employers',
  'all jobs',
  'three employers compared',
  'insights of a role',
  'the registration form, with the longest job to save',
]
/** How many links of one shape are followed: records are alike, and `npm run test:full` follows all. */
const ALIKE = process.env.FULL_TESTS ? Infinity : 3

for (const [index, [name, kind]] of VISITED.entries()) {
  // Phone and desktop take turns at being the width that a page loads at.
  const widths: Width[] = index % 2 === 0 ? [375, 768, 1280] : [1280, 768, 375]
  test(`${name} at ${widths.join(', ')} px`, async ({ page, landmarks, site, request }) => {
    if (name !== 'the home page') {
      // The message about the site would cover a part of the page and hide it from the checks.
      await page.context().addCookies([{ name: 'transition-message', value: 'dismissed', url: site.url }])
    }
    await page.setViewportSize({ width: widths[0] ?? 375, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    const path = kind.path(landmarks)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(kind.status ?? 200)
    await readThrough(page)
    expect(await shiftOf(page), 'cumulative layout shift').toBeLessThanOrEqual(kind.shift ?? 0.01)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of widths) {
      const isLookedAt =
        width === widths[0] || (width !== 768 && (TWO_LOOKS.includes(name) || !!process.env.FULL_TESTS))
      await test.step(`${width} px`, () => expectFits(page, width, isLookedAt))
    }
    await test.step('320 px, with the text spacing of WCAG 1.4.12', () => expectFitsSpaced(page))
    const robots = await (await request.get('/robots.txt')).text()
    expectDescription((await answer?.text()) ?? '', { path, origin: site.url, robots, isMissing: kind.status === 404 })
  })
}

for (const [name, { path: pathOf, status = 200 }] of REQUESTED) {
  requestTest(`${name} has one main heading and describes itself`, async ({ request, landmarks, site }) => {
    const path = pathOf(landmarks)
    const answer = await request.get(path)
    const html = await answer.text()
    expect(answer.status()).toBe(status)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    const robots = await (await request.get('/robots.txt')).text()
    expectDescription(html, { path, origin: site.url, robots, isMissing: status === 404 })
  })
}

requestTest(
  'every sort of link leads to a page, and to a place that is there',
  async ({ request, landmarks, site }) => {
    requestTest.setTimeout(process.env.FULL_TESTS ? 600_000 : 180_000)
    const followed = new Map<string, number>()
    const seen = new Set<string>()
    for (const { path } of Object.values(PAGE_KINDS)) {
      const address = new URL(path(landmarks), site.url).href
      for (const link of ownLinks(await (await request.get(address)).text(), address)) {
        const times = followed.get(shapeOf(link)) ?? 0
        if (!seen.has(link) && times < ALIKE) {
          followed.set(shapeOf(link), times + 1)
          const answer = await request.get(link, { maxRedirects: 0 })
          expect.soft(answer.status(), `${address} links to ${link}`).toBeLessThan(400)
          const place = new URL(link).hash.slice(1)
          expect.soft(!place || (await answer.text()).includes(`id="${place}"`), link).toBe(true)
        }
        seen.add(link)
      }
    }
    expect(seen.size).toBeGreaterThan(500)
  },
)

/** Checks pictures and width of an open page at one width of the window, and its accessibility where it is looked at. */
async function expectFits(page: Page, width: Width, isLookedAt: boolean): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  expect(await faultyPictures(page)).toEqual([])
  // Further down, the header may cover half a field.
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoOverflow(page)
  if (isLookedAt) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expectAccessible(page)
    // The dark page differs from the light one in its colours only.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, ['color-contrast'])
  }
}

async function expectFitsSpaced(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important'
    await sheet.replace(`* { ${spacing} } p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [sheet]
  })
  await expectNoOverflow(page)
}

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
