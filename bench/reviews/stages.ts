import type { Browser, Page } from '@playwright/test'
import type { BenchResult } from '../result'
import { openBrowser } from '../support/browser'
import { median } from '../support/load'
import { type Caller, createCaller, register } from '../support/session'
import { startSite } from '../support/site'
import { jobDetailsOf, type SourceReview, toReview } from './texts'

const GOAL = 100
/** The number of reviews, alternating between script and plain forms. */
const ROUNDS = 5
const YEAR = 2025

const REVIEW: SourceReview = toReview(
  {
    company: 'Aldgate Rail',
    ratings: { overall: 4 },
    pros: 'I tested brakes and bells in the workshop each day, wrote the reports and led the weekly call by the end.',
    cons: 'The laptop came three weeks late, and nobody had planned the first month of the placement.',
  },
  0,
)

/**
 * Measures the time from pressing Continue to the heading of the next stage, without network delay: with our script,
 * and as a plain form post. Every stage is already filled in.
 */
export async function run(): Promise<BenchResult[]> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const cookie = await register(site.url, 'stages@example.test')
    const call = createCaller(site.url, cookie)
    const times: Record<'script' | 'plain', number[]> = { script: [], plain: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['script', 'plain'] as const) {
        const id = await startReview(call)
        const page = await openPage(browser, { url: site.url, cookie, hasScript: kind === 'script' })
        const own = await goThrough(page, `${site.url}/write-a-review/${id}`, kind)
        times[kind].push(...(round > 0 ? own : []))
        await page.context().close()
        await call('DELETE', `/write-a-review/${id}`)
      }
    }
    return [resultOf('p50', times, median), resultOf('longest', times, list => Math.max(...list))]
  } finally {
    await browser.close()
    await site.stop()
  }
}

function resultOf(name: string, times: Record<'script' | 'plain', number[]>, of: (list: number[]) => number) {
  const value = of(times.script)
  const baseline = { name: 'plain form post', value: of(times.plain) }
  return { name: `stage to stage, ${name}`, value, unit: 'ms', baseline, goal: `<= ${GOAL} ms`, pass: value <= GOAL }
}

/** Starts a review and autosaves the answers of every stage, so that only Continue is left. */
async function startReview(call: Caller): Promise<number> {
  const jobDetails = jobDetailsOf(REVIEW, YEAR)
  const { reviewId } = await call<{ reviewId: number }>('POST', '/write-a-review', { jobDetails })
  for (const [stage, data] of REVIEW.stages) {
    await call('PUT', `/write-a-review/${reviewId}`, { stage, data, autosave: true })
  }
  return reviewId
}

async function openPage(
  browser: Browser,
  { url, cookie, hasScript }: { url: string; cookie: string; hasScript: boolean },
): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: hasScript, viewport: { width: 375, height: 800 } })
  const pairs = cookie.split('; ').map(pair => pair.split('='))
  await context.addCookies(pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url })))
  return context.newPage()
}

async function goThrough(page: Page, review: string, kind: 'script' | 'plain'): Promise<number[]> {
  await page.goto(`${review}/location-commute`, { waitUntil: 'networkidle' })
  const times: number[] = []
  for (let stage = 0; stage < REVIEW.stages.length; stage += 1) {
    times.push(await (kind === 'script' ? timeMove(page) : timePost(page)))
  }
  if (page.url() !== `${review}/confirmation`) {
    throw new Error(`The stages lead to ${page.url()}`)
  }
  return times
}

/**
 * Returns the milliseconds from the click to the frame that shows the heading of the next stage, measured in the page.
 */
function timeMove(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = document.querySelector('main h1')?.textContent
    const began = performance.now()
    document.querySelector<HTMLButtonElement>('.w-write-a-review__form button[type=submit]')?.click()
    while (document.querySelector('main h1')?.textContent === before) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      if (performance.now() - began > 10_000) {
        throw new Error(`Continue does nothing at "${before ?? ''}"`)
      }
    }
    return performance.now() - began
  })
}

async function timePost(page: Page): Promise<number> {
  const began = performance.now()
  await Promise.all([page.waitForEvent('domcontentloaded'), page.getByRole('button', { name: 'Continue' }).click()])
  return performance.now() - began
}
