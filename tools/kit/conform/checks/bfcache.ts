import { mountFault, record, recorded } from '../recorder'
import type { Bench, Check } from '../types'

/** Playwright disables the cache. In browsers without one, only the listeners are checked. */
const OPTIONS = { ignoreDefaultArgs: ['--disable-back-forward-cache'] }

export const bfcache: Check = {
  name: 'back/forward cache',
  run: async bench => {
    const own = await visitAndReturn(bench, {})
    if (own.fault || own.isCached) {
      return own.fault
    }
    const plain = await visitAndReturn(bench, { body: '', copies: 0 })
    return plain.isCached ? `the page is loaded again when someone returns: ${own.reasons}` : undefined
  },
}

interface Return {
  isCached: boolean
  fault?: string | undefined
  reasons?: string
}

async function visitAndReturn(
  { subject, tools, address }: Bench,
  page: Parameters<Bench['address']>[0],
): Promise<Return> {
  const browser = await tools.launch(OPTIONS)
  try {
    const tab = await browser.newPage()
    await tab.addInitScript(record)
    await tab.goto(address(page))
    const fault = page.copies === 0 ? undefined : await mountFault(tab, subject.name)
    const { leaving } = await recorded(tab)
    if (fault || leaving.length > 0) {
      return { isCached: false, fault: fault ?? `it listens to "${leaving[0]}"; use "pagehide"` }
    }
    await tab.evaluate(() => {
      Object.assign(window, { wasHere: true })
    })
    await tab.goto(address({ body: '', copies: 0 }))
    await tab.goBack({ waitUntil: 'commit' })
    const isCached = await tab.evaluate(() => 'wasHere' in window)
    const again = isCached && page.copies !== 0 ? await mountFault(tab, subject.name) : undefined
    return { isCached, fault: again && `after the return: ${again}`, reasons: await tab.evaluate(notRestored) }
  } finally {
    await browser.close()
  }
}

/** Runs in the page: returns why the browser did not restore it from the cache. */
function notRestored(): string {
  const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    notRestoredReasons?: { reasons?: { reason: string }[] } | null
  })[]
  return entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason).join(', ') ?? 'the browser does not say why'
}
