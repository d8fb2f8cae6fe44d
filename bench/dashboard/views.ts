import type { Browser } from '@playwright/test'
import type { BenchResult } from '../result'
import { openBrowser } from '../support/browser'
import { inTurns, load } from '../support/load'
import { type RunningProcess, startSite } from '../support/site'
import { longestCpuTimeOf, TRACED } from '../support/trace'
import { type Amounts, openPerson } from './person'

const MANY: Amounts = { saved: 500, external: 200, notes: 2000 }
const FEW: Amounts = { saved: 5, external: 2, notes: 5 }
const VIEWS = {
  hub: '/dashboard/my-hub',
  tracker: '/dashboard/app-tracker/all',
  board: '/dashboard/app-tracker/all?view=board',
  'saved items': '/dashboard/saved-items',
  account: '/dashboard/account/personal-information',
} as const
const BASELINE = 'the same person with five'
/** Slowdown of a slow phone. CPU time multiplied by this is steadier than a throttled CPU while other work runs. */
const SLOWDOWN = 4

/**
 * Measures each view of the dashboard for a user with 500 saved items, 200 of them external jobs, and 2,000 notes: the
 * host's response time and the longest task on a slow phone. A user with five items is the baseline.
 */
export async function run(): Promise<BenchResult[]> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const many = await openPerson(site.url, 'many', MANY)
    const few = await openPerson(site.url, 'few', FEW)
    const results: BenchResult[] = []
    for (const [name, path] of Object.entries(VIEWS)) {
      results.push(await measureAnswer(site, { name, path, many, few }))
      results.push(await measureTask(site, browser, { name, path, many, few }))
    }
    return results
  } finally {
    await browser.close()
    await site.stop()
  }
}

interface View {
  name: string
  path: string
  many: string
  few: string
}

async function measureAnswer({ url }: RunningProcess, { name, path, many, few }: View): Promise<BenchResult> {
  const measure = async (Cookie: string) =>
    (await load(url + path, { headers: { Cookie }, connections: 1, seconds: 2 })).p50
  const { value, baseline } = await inTurns({ value: () => measure(many), baseline: () => measure(few) })
  return { name: `answer of ${name}, p50`, value, unit: 'ms', baseline: { name: BASELINE, value: baseline } }
}

async function measureTask(site: RunningProcess, browser: Browser, view: View): Promise<BenchResult> {
  const measure = (cookie: string) => longestTask(browser, site.url + view.path, cookie)
  const { value, baseline } = await inTurns({ value: () => measure(view.many), baseline: () => measure(view.few) })
  const name = `longest task of ${view.name}, ${SLOWDOWN}x slower CPU`
  return { name, value, unit: 'ms', baseline: { name: BASELINE, value: baseline } }
}

async function longestTask(browser: Browser, url: string, cookie: string): Promise<number> {
  const context = await browser.newContext()
  const pairs = cookie.split('; ').map(pair => pair.split('='))
  await context.addCookies(pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url })))
  const page = await context.newPage()
  await browser.startTracing(page, { categories: TRACED })
  await page.goto(url, { waitUntil: 'networkidle' })
  const longest = longestCpuTimeOf(await browser.stopTracing(), url)
  await context.close()
  return longest * SLOWDOWN
}
