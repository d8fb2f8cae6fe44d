import type { Page } from '@playwright/test'

/** For the page opened next, from its first paint. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = Object.assign(window, { shiftSum: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        record.shiftSum += entry.hadRecentInput ? 0 : entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shiftSum: number }).shiftSum)
