import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the element, or its container, has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (
      await target.evaluate(
        element => element === document.activeElement || element.parentElement === document.activeElement,
      )
    ) {
      return
    }
  }
  throw new Error('Sixty presses of Tab do not get there')
}
