import type { Page } from '@playwright/test'
import type { BenchResult } from '../result'
import type { Bench } from '../support/page-entry'
import { withRuntimePage } from '../support/runtime-page'

const ROUNDS = 31
const CASES = [
  { hosts: 40, goal: '<= 2 ms more', allowed: 2 },
  { hosts: 200, goal: '<= 0.05 ms more per host', allowed: 0.05 * 200 },
]

/** Mounting many widgets, against a bare loop that hydrates the same hosts with the same Preact. */
export function run(): Promise<BenchResult[]> {
  return withRuntimePage(async ({ open, markers }) => {
    const results: BenchResult[] = []
    for (const { hosts, goal, allowed } of CASES) {
      const page = await open('<main hidden></main>')
      const { ours, bare } = await compare(page, markers(hosts))
      const baseline = { name: 'bare Preact loop', value: bare }
      results.push({
        name: `mount ${hosts} hosts`,
        value: ours,
        unit: 'ms',
        baseline,
        goal,
        pass: ours - bare <= allowed,
      })
      await page.close()
    }
    return results
  })
}

/** The shortest of many rounds each, taken in turns. */
function compare(page: Page, html: string): Promise<{ ours: number; bare: number }> {
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
        // Without the attribute the same markup is invisible to the runtime while it is inserted.
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
    [html, ROUNDS] as const,
  )
}
