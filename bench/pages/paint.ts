import type { BenchResult } from '../result'
import { type Lighthouse, openLighthouse } from '../support/lighthouse'
import { median } from '../support/load'
import { pageKinds } from '../support/page-kinds'
import { servePlainCopy } from '../support/plain-copy'
import { startSite } from '../support/site'

const ROUNDS = 5
/** Milliseconds on Lighthouse's simulated phone; kilobytes as transferred. */
const GOALS = {
  'largest paint': { unit: 'ms', most: 1150 },
  'first paint': { unit: 'ms', most: 950 },
  requests: { unit: '', most: 14 },
  'styles before paint': { unit: 'kB', most: 12 },
  fonts: { unit: 'kB', most: 32 },
  weight: { unit: 'kB', most: 250 },
} as const
type Figures = Record<keyof typeof GOALS, number>
interface Observed {
  /** Milliseconds on this machine. */
  observedFirstContentfulPaint?: number
}

/**
 * Compares load times and bytes on a phone with the same content as plain HTML; median of five rounds for each kind of
 * page.
 */
export async function run(): Promise<BenchResult[]> {
  const site = await startSite()
  const plain = await servePlainCopy(site.url)
  const lighthouse = await openLighthouse()
  try {
    const results: BenchResult[] = []
    for (const [kind, path] of Object.entries({ ...(await pageKinds(site.url)), search: '/search-jobs' })) {
      const rounds: Figures[] = []
      const plainRounds: Figures[] = []
      // In turns, so that background load affects both.
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push(await measure(site.url + path, lighthouse))
        plainRounds.push(await measure(plain.url + path, lighthouse))
      }
      results.push(...compare(kind, rounds, plainRounds))
    }
    return results
  } finally {
    await lighthouse.close()
    plain.stop()
    await site.stop()
  }
}

async function measure(url: string, lighthouse: Lighthouse): Promise<Figures> {
  const report = await lighthouse.report(url, { onlyCategories: ['performance'] })
  const { details } = report.audits['network-requests'] ?? {}
  const items = details?.type === 'table' ? details.items.filter(({ protocol }) => protocol !== 'data') : []
  const { items: [observed] = [] } = (report.audits.metrics?.details ?? {}) as { items?: Observed[] }
  const sizeOf = (type?: string, before = Infinity) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .filter(({ networkRequestTime }) => Number(networkRequestTime) < before)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000
  return {
    'largest paint': report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    'first paint': report.audits['first-contentful-paint']?.numericValue ?? Number.NaN,
    requests: items.length,
    'styles before paint': sizeOf('Stylesheet', observed?.observedFirstContentfulPaint),
    fonts: sizeOf('Font'),
    weight: sizeOf(),
  }
}

function compare(kind: string, rounds: readonly Figures[], plainRounds: readonly Figures[]): BenchResult[] {
  return Object.entries(GOALS).map(([name, { unit, most }]) => {
    const middle = (figures: readonly Figures[]) => median(figures.map(round => round[name as keyof Figures]))
    const value = middle(rounds)
    return {
      ...{ name: `${kind} page, ${name}`, value, unit, goal: `<= ${most}`, pass: value <= most },
      baseline: { name: 'plain HTML', value: middle(plainRounds) },
    }
  })
}
