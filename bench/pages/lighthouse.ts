import type { BenchResult } from '../result'
import { type Lighthouse, openLighthouse } from '../support/lighthouse'
import { median } from '../support/load'
import { otherKinds, pageKinds } from '../support/page-kinds'
import { startSite } from '../support/site'

const ROUNDS = 5
const GOALS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const CLS = 0.01

/** Runs Lighthouse with its simulated phone; reports the median of five rounds for each kind of page. */
export async function run(): Promise<BenchResult[]> {
  const site = await startSite()
  const lighthouse = await openLighthouse()
  try {
    const results: BenchResult[] = []
    const kinds = { ...(await pageKinds(site.url)), ...(await otherKinds(site.url)) }
    for (const [kind, path] of Object.entries(kinds)) {
      results.push(...(await measure(kind, site.url + path, lighthouse)))
    }
    return results
  } finally {
    await lighthouse.close()
    await site.stop()
  }
}

async function measure(kind: string, url: string, lighthouse: Lighthouse): Promise<BenchResult[]> {
  const rounds: { scores: Record<string, number>; cls: number }[] = []
  // Lighthouse's "crawlable" audit fails pages with noindex by design.
  const html = await (await fetch(url)).text()
  const skipAudits = html.includes('content="noindex') ? ['is-crawlable'] : null
  for (let round = 0; round < ROUNDS; round++) {
    const report = await lighthouse.report(url, { skipAudits })
    const scores = Object.fromEntries(
      Object.keys(GOALS).map(name => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    )
    rounds.push({ scores, cls: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN })
  }
  const cls = median(rounds.map(round => round.cls))
  return [
    ...Object.entries(GOALS).map(([name, goal]) => {
      const value = median(rounds.map(round => round.scores[name] ?? 0))
      return { name: `${kind} page, ${name}`, value, unit: 'of 100', goal: `>= ${goal}`, pass: value >= goal }
    }),
    { name: `${kind} page, layout shift`, value: cls, unit: 'CLS', goal: `<= ${CLS}`, pass: cls <= CLS },
  ]
}
