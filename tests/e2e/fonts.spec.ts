import type { Page } from '@playwright/test'
import { expect, test } from '../support/site-page'

test.use({ isFirstVisit: true })

/** Bytes of all fonts of a page whose text has no rare characters. */
const BUDGET = 32_000
const PATHS = ['/', '/search-jobs', '/register']
const MORE = process.env.FULL_TESTS ? ['/search-companies', '/search-reviews', '/top-employers', '/faqs'] : []

test('pages load two small fonts', async ({ page, landmarks, request }) => {
  for (const path of [...PATHS, ...MORE, landmarks.company, landmarks.openJob]) {
    const fonts = await fontsOf(page, path)
    expect.soft(fonts.map(nameOf), path).toEqual(['bricolage-grotesque-basic', 'figtree-basic'])
    const sizes = await Promise.all(fonts.map(async url => (await (await request.get(url)).body()).length))
    expect
      .soft(
        sizes.reduce((sum, size) => sum + size, 0),
        path,
      )
      .toBeLessThanOrEqual(BUDGET)
  }
})

test('rare letters of a text load the rest of its font', async ({ page }) => {
  const fonts = await fontsOf(page, `/search-jobs?search=${encodeURIComponent('Gŵyl café')}`)
  expect(fonts.map(nameOf)).toEqual(
    expect.arrayContaining(['figtree-latin-ext-wght-normal', 'figtree-latin-wght-normal']),
  )
})

async function fontsOf(page: Page, path: string): Promise<string[]> {
  const urls: string[] = []
  page.on('request', request => request.resourceType() === 'font' && urls.push(request.url()))
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(async () => void (await document.fonts.ready))
  page.removeAllListeners('request')
  return [...new Set(urls)].sort()
}

const nameOf = (url: string) => /\/([\w-]+)-[^-]+\.woff2$/.exec(url)?.[1]
