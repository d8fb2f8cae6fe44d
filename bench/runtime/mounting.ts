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

const MARKER = /<div data-widget="sample"[^>]*>(<script[^>]*>(.*?)<\/script>.*?)<\/div>/gs

/** Compares mounting many widgets with a bare Preact loop over the same hosts. */
export function run(): Promise<BenchResult[]> {
  return withRuntimePage(async ({ open, markers }) => {
    const results: BenchResult[] = []
    for (const { hosts, rounds } of CASES) {
      const page = await open('<main hidden></main>')
      const html = markers(hosts)
      const lists = [html, html.replace(MARKER, '<div data-bare>$1</div>')] as const
      const { ours, bare } = await compare(page, lists, { hosts, rounds })
      results.push({
        ...{
          name: `mount ${hosts} hosts`,
          value: ours,
          unit: 'ms',
          baseline: { name: 'bare Preact loop', value: bare },
        },
        ...{ goal: `<= ${LIMIT}x`, pass: ours <= bare * LIMIT },
      })
      await page.close()
    }
    return results
  })
}

interface Size {
  hosts: number
  rounds: number
}

/** Returns the best of many alternating rounds for each, timed from the insertion of the HTML. */
function compare(page: Page, html: readonly [ours: string, bare: string], size: Size) {
  return page.evaluate(
    async ([[ours, bare], { hosts, rounds }]) => {
      const { bench } = window as unknown as { bench: Bench }
      const main = document.querySelector('main') ?? document.body
      const best = { ours: Infinity, bare: Infinity }
      bench.start()
      for (let round = 0; round < rounds; round++) {
        for (const [name, text] of Object.entries({ ours, bare }) as ['ours' | 'bare', string][]) {
          const template = document.createElement('template')
          template.innerHTML = text
          const start = performance.now()
          main.append(template.content)
          bench.bareLoop('[data-bare]')
          await (name === 'ours' ? bench.allMounted() : bench.allHydrated(hosts))
          best[name] = Math.min(best[name], performance.now() - start)
          main.replaceChildren()
          await new Promise(resolve => setTimeout(resolve, 20))
        }
      }
      return best
    },
    [html, size] as const,
  )
}
