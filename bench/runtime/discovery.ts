import type { Page } from '@playwright/test'
import type { BenchResult } from '../result'
import type { Bench } from '../support/page-entry'
import { type RuntimeBench, withRuntimePage } from '../support/runtime-page'

const ROUNDS = 31
const BATCHES = 60
const PER_BATCH = 300
const ELEMENTS = 50_000
const SCANS = 500

/** Chromium indexes attributes; one marker makes sure that there is something to find. */
const MARKER = '<div data-widget="nobody"></div>'

/** Measures the cost of finding markers: for each inserted element, and for a scan of a huge page. */
export function run(): Promise<BenchResult[]> {
  return withRuntimePage(async bench => [await insertion(bench), await scan(bench)])
}

async function insertion({ open }: RuntimeBench): Promise<BenchResult> {
  const [none, bare, ours] = [await open(MARKER), await open(MARKER), await open(MARKER)]
  await bare.evaluate(() => {
    new MutationObserver(records => {
      records.forEach(({ addedNodes }) =>
        addedNodes.forEach(node => (node as Element).querySelectorAll('[data-widget]').forEach(() => {})),
      )
    }).observe(document.documentElement, { childList: true, subtree: true })
  })
  await ours.evaluate(() => (window as unknown as { bench: Bench }).bench.start())
  const times = { none: Infinity, bare: Infinity, ours: Infinity }
  for (let round = 0; round < ROUNDS; round++) {
    times.none = Math.min(times.none, await insert(none))
    times.bare = Math.min(times.bare, await insert(bare))
    times.ours = Math.min(times.ours, await insert(ours))
  }
  const perElement = (time: number) => ((time - times.none) / (BATCHES * PER_BATCH)) * 1000
  const value = perElement(times.ours)
  const baseline = { name: 'bare observer', value: perElement(times.bare) }
  return { name: 'observer, per inserted element', value, unit: 'µs', baseline, goal: '<= 0.3 µs', pass: value <= 0.3 }
}

/** Returns the milliseconds that inserting many elements takes, observers included. */
function insert(page: Page): Promise<number> {
  return page.evaluate(
    async ([batches, size]) => {
      const list = document.createElement('ul')
      list.hidden = true
      document.body.append(list)
      const row = document.createElement('li')
      row.append(document.createElement('a'), document.createElement('b'))
      const start = performance.now()
      for (let batch = 0; batch < batches; batch++) {
        const rows = Array.from({ length: size / 3 }, () => row.cloneNode(true))
        list.append(...rows)
        await Promise.resolve()
      }
      const time = performance.now() - start
      list.remove()
      return time
    },
    [BATCHES, PER_BATCH] as const,
  )
}

async function scan({ open }: RuntimeBench): Promise<BenchResult> {
  const page = await open(`<main hidden>${'<p><a></a></p>'.repeat(ELEMENTS / 2)}</main>${MARKER}`)
  const { ours, bare } = await page.evaluate(
    ([rounds, scans]) => {
      const { bench } = window as unknown as { bench: Bench }
      const best = { ours: Infinity, bare: Infinity }
      for (let round = 0; round < rounds; round++) {
        // The clock ticks every 0.1 ms, too coarse for a single scan.
        let start = performance.now()
        for (let n = 0; n < scans; n++) {
          bench.start(`widget-${round}-${n}`)
        }
        best.ours = Math.min(best.ours, (performance.now() - start) / scans)
        start = performance.now()
        for (let n = 0; n < scans; n++) {
          document.querySelectorAll('[data-widget]')
        }
        best.bare = Math.min(best.bare, (performance.now() - start) / scans)
      }
      return best
    },
    [ROUNDS, SCANS] as const,
  )
  const baseline = { name: 'bare querySelectorAll', value: bare }
  return { name: 'scan of 50,000 elements', value: ours, unit: 'ms', baseline, goal: '<= 0.5 ms', pass: ours <= 0.5 }
}
