import type { CDPSession, Page } from '@playwright/test'
import { loaded } from '../page'
import { recorded } from '../recorder'
import type { Check } from '../types'

/** Cycles before the first measurement, which fill caches and compile code. */
const WARM_UP = 50
/** Nodes of the last cycles that browser caches may hold, whatever their number. */
const STAYING_NODES = 200
/** The runtime's `performance` measures stay in memory, a few hundred bytes per widget. */
const BYTES_PER_CYCLE = 2_000

export const leak: Check = {
  name: 'leak',
  run: async ({ subject, cycles, open }) => {
    const page = await open({ body: '' })
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable')
    const mountError = await mountAndRemove(page, subject.marker, WARM_UP)
    if (mountError) {
      return mountError
    }
    const before = await measure(client)
    const fault = await mountAndRemove(page, subject.marker, cycles)
    if (fault) {
      return fault
    }
    let growth = growthOf(before, await measure(client), cycles)
    // Work that has ended ten seconds later is not a leak: an animation of the last cycles, or a loading picture.
    for (let wait = 0; growth && wait < 20; wait++) {
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)))
      growth = growthOf(before, await measure(client), cycles)
    }
    return growth && `after ${cycles} cycles of mounting and removing there are ${growth} more`
  },
}

type Metrics = Readonly<Record<string, number>>

/** Returns the counters that grew by more than the cycles explain; empty if the page is stable. */
function growthOf(before: Metrics, after: Metrics, cycles: number): string | undefined {
  const limits = {
    Nodes: STAYING_NODES + cycles / 2,
    JSEventListeners: cycles / 2,
    JSHeapUsedSize: cycles * BYTES_PER_CYCLE,
  }
  const units = { Nodes: 'nodes', JSEventListeners: 'listeners', JSHeapUsedSize: 'bytes' }
  const names = Object.keys(limits) as (keyof typeof limits)[]
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  const [worst] = names.filter(name => grown(name) > limits[name])
  return worst && `${grown(worst)} ${units[worst]}`
}

/** Repeatedly inserts a marker, waits until it is mounted, and removes it; returns the first error. */
async function mountAndRemove(page: Page, marker: string, cycles: number): Promise<string | undefined> {
  const failedCycle = await page.evaluate(
    async ([html, count]) => {
      const template = document.createElement('template')
      template.innerHTML = html
      const place = document.querySelector('#subject')
      for (let cycle = 0; cycle < count; cycle++) {
        const host = template.content.firstElementChild?.cloneNode(true) as Element
        const isMounted = await new Promise<boolean>(resolve => {
          // A pending timer would hold a reference to the host.
          const timer = setTimeout(() => resolve(false), 10_000)
          host.addEventListener('firstrung:ready', () => (clearTimeout(timer), resolve(true)), { once: true })
          place?.append(host)
        })
        if (!isMounted) {
          return cycle + 1
        }
        host.remove()
        await new Promise(resolve => setTimeout(resolve))
      }
      performance.clearMeasures()
      return 0
    },
    [loaded(marker), cycles] as const,
  )
  const { faults } = await recorded(page)
  return faults[0] ?? (failedCycle > 0 ? `it is not mounted in cycle ${failedCycle}` : undefined)
}

async function measure(client: CDPSession): Promise<Metrics> {
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
