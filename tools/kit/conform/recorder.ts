import type { Page } from '@playwright/test'

interface Recorded {
  faults: string[]
  violations: string[]
  /** Events whose listeners keep a page out of the back/forward cache. */
  leaving: string[]
}

/** Runs in the page before its own scripts. */
export function record(): void {
  const recorded: Recorded = { faults: [], violations: [], leaving: [] }
  Object.assign(window, { recorded })
  addEventListener('error', ({ error, message }: ErrorEvent) => {
    if (error || message) {
      recorded.faults.push(error ? String(error) : message)
    }
  })
  addEventListener('unhandledrejection', ({ reason }) => recorded.faults.push(String(reason)))
  addEventListener('firstrung:error', event => {
    const { phase, error } = (event as CustomEvent<{ phase: string; error: Error }>).detail
    recorded.faults.push(`the widget failed (${phase}): ${error.message}`)
  })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    recorded.violations.push(`${effectiveDirective} blocked ${blockedURI}${sample ? ` (${sample})` : ''}`)
  })
  // oxlint-disable-next-line typescript/unbound-method -- called with the receiver below
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
    if (this === window && ['unload', 'beforeunload'].includes(args[0])) {
      recorded.leaving.push(args[0])
    }
    add.apply(this, args)
  }
}

export const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded)

/** Waits until `count` markers of the widget are mounted; returns why they are not, or the errors so far. */
export async function mountFault(page: Page, name: string, count = 1): Promise<string | undefined> {
  const hosts = page.locator(`[data-widget="${name}"][data-state="mounted"]`)
  const failed = page.locator(`[data-widget="${name}"][data-state="failed"]`).first()
  const last = hosts.nth(count - 1)
  await last
    .or(failed)
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => undefined)
  const { faults } = await recorded(page)
  if (faults.length > 0) {
    return faults[0]
  }
  return (await hosts.count()) === count
    ? undefined
    : `${await hosts.count()} of ${count} markers are mounted after ten seconds`
}

/** The HTML of each host without the differences between two of them: ids and references to them. */
export function hostsHtml(page: Page, name: string): Promise<string[]> {
  return page.locator(`[data-widget="${name}"]`).evaluateAll(hosts =>
    hosts.map(host => {
      const copy = host.cloneNode(true) as Element
      copy.querySelectorAll(':scope > script').forEach(script => script.remove())
      const ids = [...copy.querySelectorAll('[id]')].map(({ id }) => id).sort((a, b) => b.length - a.length)
      return ids.reduce((html, id) => html.replaceAll(id, 'id'), copy.innerHTML)
    }),
  )
}
