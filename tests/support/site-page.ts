import { type BrowserContext, expect, type Page } from '@playwright/test'
import { findViolations } from './axe'
import type { Landmarks } from './landmarks'
import { test as base } from './shared-page'
import { sharedSite, type Site } from './site'

export { expect }

/** The first start of a day creates the demo data, which takes long on a busy machine. */
const START = 240_000

interface OfWorker {
  site: Site & { landmarks: Landmarks }
  landmarks: Landmarks
}

/** Tests responses without a browser. The whole run shares one site with the demo data. */
export const requestTest = base.extend<object, OfWorker>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await sharedSite()
      await use(site)
      await site.leave()
    },
    { scope: 'worker', timeout: START },
  ],
  landmarks: [async ({ site }, use) => use(site.landmarks), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  emptyPage: async ({ site }, use) => use(`${site.url}/robots.txt`),
})

/**
 * Tests pages of the shared site. Fails on console errors, page errors and policy violations; `allowed` matches
 * expected messages.
 */
export const test = requestTest.extend<{ failOnErrors: void; allowed: RegExp | undefined }>({
  allowed: [undefined, { option: true }],
  failOnErrors: [
    async ({ context, allowed }, use) => {
      const problems = gatherProblems(context)
      await use()
      expect(problems.filter(problem => !allowed?.test(problem))).toEqual([])
    },
    { auto: true },
  ],
})

/** Covers every page of the context from now on. A document's own error status does not count. */
export function gatherProblems(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('weberror', error => problems.push(String(error.error())))
  context.on('console', message => {
    const ofDocument = message.location().url === message.page()?.url()
    if (message.type() === 'error' && !(ofDocument && message.text().startsWith('Failed to load resource'))) {
      problems.push(`${message.text()} (${message.location().url})`)
    }
  })
  return problems
}

/** WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** One line per element; `rules` limits the rules. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const violations = await findViolations(page, { runOnly: rules ?? RULES })
  expect(violations.map(({ id, html, message }) => `${id}: ${html} ${message}`)).toEqual([])
}

/** Fails with the elements that are wider than the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) {
      return []
    }
    const wider = [...document.body.querySelectorAll('*')].filter(
      element =>
        element.getBoundingClientRect().right > innerWidth && !element.closest('.ui-carousel__track, .ui-tabs'),
    )
    return [...wider.map(({ className, tagName }) => `${tagName} ${String(className)}`), 'the page']
  })
  expect(wide).toEqual([])
}

/** Excludes widgets that mount on interaction only. */
export const UNTOUCHED = ':not([data-mount="interaction"])'

/** Scrolls a screen at a time, so that everything lazy loads, and waits for it. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async untouched => {
    // A headless browser may skip frames on a busy machine, so the wait is limited.
    const frame = () =>
      new Promise<void>(resolve => {
        const late = setTimeout(resolve, 250)
        requestAnimationFrame(() => {
          clearTimeout(late)
          // Observers run after the frame was painted.
          setTimeout(resolve)
        })
      })
    const isInView = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return width > 0 && left >= 0 && left < innerWidth && top >= 0 && top + height <= innerHeight
    }
    const isComing = () =>
      [...document.images].some(image => !image.complete && isInView(image)) ||
      [...document.querySelectorAll(`[data-widget]:not([data-state])${untouched}`)].some(isInView)
    // Screens overlap, so that no element is cut by both.
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo(0, top)
      await frame()
      for (let wait = 0; wait < 100 && isComing(); wait++) {
        await frame()
      }
    }
    // A picture that popped in after it was passed loads when the reader comes back.
    for (const image of document.images) {
      if (!image.complete && image.checkVisibility({ contentVisibilityAuto: true })) {
        image.scrollIntoView({ block: 'center' })
        await frame()
      }
    }
  }, UNTOUCHED)
  await expect(page.locator(`[data-widget]:not([data-state])${UNTOUCHED}:visible`)).toHaveCount(0)
  await waitForPictures(page)
}

/** Waits for visible pictures only. */
async function waitForPictures(page: Page): Promise<void> {
  // Lazy pictures of slides outside the visible part of a row load only when the row moves.
  await page.waitForFunction(() =>
    [...document.images].every(image => {
      const { left, right, width } = image.getBoundingClientRect()
      return (
        image.complete ||
        !image.checkVisibility({ contentVisibilityAuto: true }) ||
        width === 0 ||
        right < 0 ||
        left > innerWidth
      )
    }),
  )
}

export const readLayer = (page: Page) =>
  page.evaluate(() => (globalThis as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [])
