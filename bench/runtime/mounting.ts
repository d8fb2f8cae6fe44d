import type { Page } from '@playwright/test'
import type { BenchResult } from '../result'
import type { Bench } from '../support/page-entry'
import { withRuntimePage } from '../support/runtime-page'

const CASES = [
  { hosts: 40, rounds: 31 },
  { hosts: 200, rounds: 31 },
  { hosts: 1000, rounds: 11 },
]
/** The limit as a multiple of the bare loop. */
const LIMIT = 1.5

/** Compares mounting many widgets with a bare loop that hydrates the same hosts with the same Preact. */
export function run(): Promise<BenchResult[]> {
  return withRuntimePage(async ({ open, markers }) => {
    const results: BenchResult[] = []
    for (const { hosts, rounds } of CASES) {
      const page = await open('<main hidden></main>')
      const { ours, bare } = await compare(page, markers(hosts), rounds)
      const baseline = { name: 'bare Preact loop', value: bare }
      results.push({
        name: `mount ${hosts} hosts`,
        value: ours,
        unit: 'ms',
        baseline,
        goal: `<= ${LIMIT}x`,
        pass: ours <= bare * LIMIT,
      })
      await page.close()
    }
    return results
  })
}

/** The best of many rounds each, in turns. */
function compare(page: Page, html: string, count: number): Promise<{ ours: number; bare: number }> {
  return page.evaluate(
    async ([markers, rounds]) => {
      const { bench } = window as unknown as { bench: Bench }
      const main = document.querySelector('main') ?? document.body
      const times = { ours: [] as number[], bare: [] as number[] }
      bench.start()
      for (let round = 0; round < rounds; round++) {
        main.innerHTML = markers
        let start = performance.now()
        await bench.allMounted()
        times.ours.push(performance.now() - start)

        main.replaceChildren()
        await new Promise(resolve => setTimeout(resolve, 20))
        // Without the attribute the runtime ignores the markup while it is inserted.
        main.innerHTML = markers.replaceAll('data-widget="sample"', 'data-later')
        main.querySelectorAll('[data-later]').forEach(host => host.setAttribute('data-widget', 'sample'))
        start = performance.now()
        bench.bareLoop()
        times.bare.push(performance.now() - start)
        main.replaceChildren()
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      return { ours: Math.min(...times.ours), bare: Math.min(...times.bare) }
    },
    [html, count] as const,
  )
}
