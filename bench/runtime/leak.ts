import type { CDPSession, Page } from '@playwright/test'
import type { BenchResult } from '../result'
import type { Bench } from '../support/page-entry'
import { withRuntimePage } from '../support/runtime-page'

const CYCLES = 1000
const WARM_UP = 100

/** Measures what a thousand mounts and unmounts leave in memory. */
export function run(): Promise<BenchResult[]> {
  return withRuntimePage(async ({ open, markers }) => {
    const page = await open('<main></main>')
    const cdp = await page.context().newCDPSession(page)
    await page.evaluate(() => (window as unknown as { bench: Bench }).bench.start())
    await cycle(page, markers(1), WARM_UP)
    const before = await heapOf(cdp)
    await cycle(page, markers(1), CYCLES)
    const grown = ((await heapOf(cdp)) - before) / 1e6
    const detached = await detachedHosts(cdp)
    return [
      { name: 'detached hosts', value: detached, unit: 'hosts', goal: '0', pass: detached === 0 },
      { name: `heap after ${CYCLES} cycles`, value: grown, unit: 'MB', goal: '< 1 MB', pass: grown < 1 },
    ]
  })
}

function cycle(page: Page, html: string, times: number): Promise<void> {
  return page.evaluate(
    async ([marker, count]) => {
      const { bench } = window as unknown as { bench: Bench }
      const main = document.querySelector('main') ?? document.body
      for (let n = 0; n < count; n++) {
        main.innerHTML = marker
        await bench.allMounted()
        main.replaceChildren()
        await new Promise(resolve => setTimeout(resolve))
      }
      // Pages that record performance measures hold them in memory.
      performance.clearMeasures()
    },
    [html, times] as const,
  )
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

async function detachedHosts(cdp: CDPSession): Promise<number> {
  const evaluate = async (expression: string) => (await cdp.send('Runtime.evaluate', { expression })).result
  const { objectId: prototypeObjectId = '' } = await evaluate('HTMLDivElement.prototype')
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId })
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.filter(e => e.dataset.widget && !e.isConnected).length }',
  })
  return Number(result.value)
}
