import type { Page } from './island'

export function showOverlay(page: Page): void {
  document.documentElement.dataset.widgets = String(page.failures.length)
}
