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

const OURS = 'Firstrung'
const BARE = 'bare Preact loop'

const MARKER = /<div data-widget="sample"[^>]*>(<script[^>]*>(.*?)<\/script>.*?)<\/div>/gs

/** The same widgets in each library's markup. preact-custom-element always renders, and never hydrates. */
const HTML = {
  [OURS]: (markers: string) => markers,
  [BARE]: (markers: string) => markers.replace(MARKER, '<div data-bare>$1</div>'),
  'is-land': (markers: string) => markers.replace(MARKER, '<is-land type="sample">$1</is-land>'),
  'preact-custom-element': (markers: string) =>
    markers.replace(
      MARKER,
      (_, _html, json: string) => `<x-sample props="${json.replaceAll('"', '&quot;')}"></x-sample>`,
    ),
  Stimulus: (markers: string) => markers.replace(MARKER, '<div data-controller="sample">$1</div>'),
}

/** Compares mounting many widgets with a bare loop over the same hosts, and with other libraries, all with Preact. */
export function run(): Promise<BenchResult[]> {
  return withRuntimePage(async ({ open, markers }) => {
    const results: BenchResult[] = []
    for (const { hosts, rounds } of CASES) {
      const page = await open('<main hidden></main>')
      const html = Object.entries(HTML).map(([name, write]) => [name, write(markers(hosts))] as const)
      const { [BARE]: bare = 0, ...libraries } = await compare(page, html, { hosts, rounds })
      const baseline = { name: BARE, value: bare }
      for (const [name, value] of Object.entries(libraries)) {
        const goal = { goal: `<= ${LIMIT}x`, pass: value <= bare * LIMIT }
        results.push({
          ...{ name: `mount ${hosts} hosts${name === OURS ? '' : ` with ${name}`}`, value, unit: 'ms', baseline },
          ...(name === OURS ? goal : {}),
        })
      }
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
function compare(page: Page, html: (readonly [string, string])[], size: Size): Promise<Record<string, number>> {
  return page.evaluate(
    async ([list, { hosts, rounds }, ours]) => {
      const { bench } = window as unknown as { bench: Bench }
      const main = document.querySelector('main') ?? document.body
      const best: Record<string, number> = {}
      bench.start()
      bench.startOthers()
      for (let round = 0; round < rounds; round++) {
        for (const [name, text] of list) {
          const template = document.createElement('template')
          template.innerHTML = text
          const start = performance.now()
          main.append(template.content)
          bench.bareLoop('[data-bare]')
          await (name === ours ? bench.allMounted() : bench.allHydrated(hosts))
          best[name] = Math.min(best[name] ?? Infinity, performance.now() - start)
          main.replaceChildren()
          await new Promise(resolve => setTimeout(resolve, 20))
        }
      }
      return best
    },
    [html, size, OURS] as const,
  )
}
