import type { CDPSession, Page } from '@playwright/test'
import { loaded } from '../page'
import { recorded } from '../recorder'
import type { Check } from '../types'

/** Cycles before the first measurement: caches and compiled code are there afterwards. */
const WARM_UP = 50
/** The measures of the runtime for `performance` stay, a few hundred bytes a widget. */
const BYTES_PER_CYCLE = 2_000

export const leak: Check = {
  name: 'leak',
  run: async ({ subject, cycles, open }) => {
    const page = await open({ body: '' })
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable')
    const lost = await mountAndRemove(page, subject.marker, WARM_UP)
    if (lost) {
      return lost
    }
    const before = await measure(client)
    const fault = await mountAndRemove(page, subject.marker, cycles)
    if (fault) {
      return fault
    }
    const after = await measure(client)
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    const kept = `after ${cycles} cycles of mounting and removing there are`
    if (grown('Nodes') > cycles / 2) {
      return `${kept} ${grown('Nodes')} nodes more`
    }
    if (grown('JSEventListeners') > cycles / 2) {
      return `${kept} ${grown('JSEventListeners')} listeners more`
    }
    return grown('JSHeapUsedSize') > cycles * BYTES_PER_CYCLE
      ? `${kept} ${grown('JSHeapUsedSize')} bytes more`
      : undefined
  },
}

/** Inserts a marker, waits until it is mounted, and removes it, again and again; returns what went wrong. */
async function mountAndRemove(page: Page, marker: string, cycles: number): Promise<string | undefined> {
  const lost = await page.evaluate(
    async ([html, count]) => {
      const template = document.createElement('template')
      template.innerHTML = html
      const place = document.querySelector('#subject')
      for (let cycle = 0; cycle < count; cycle++) {
        const host = template.content.firstElementChild?.cloneNode(true) as Element
        const isMounted = await new Promise<boolean>(resolve => {
          // A timer that waits on would keep the host.
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
  return faults[0] ?? (lost > 0 ? `it is not mounted in cycle ${lost}` : undefined)
}

async function measure(client: CDPSession): Promise<Record<string, number>> {
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
