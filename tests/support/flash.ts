import type { Page } from '@playwright/test'

interface PageBus {
  values: Map<string, { undo?: () => void } | undefined>
}

/** Presses Undo of the last message. */
export async function undoFlash(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const bus = (globalThis as unknown as { [key: symbol]: PageBus })[Symbol.for('firstrung.bus')]
    const undo = bus?.values.get('flash')?.undo
    undo?.()
    return undo !== undefined
  })
}
