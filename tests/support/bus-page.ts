import type { Page } from '@playwright/test'

/** Use it as `before` of a widget's page. */
export const SIGNED_IN =
  '<script type="application/json" id="page-user">{"loggedIn":true,"firstname":"Sam","id":7}</script>'

interface PageBus {
  values: Map<string, unknown>
  listeners: Map<string, Set<(value: unknown) => void>>
}

/** Works before the page's scripts have loaded, as when another widget publishes early. */
export function publish(page: Page, topic: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([name, published]) => {
      const globals = globalThis as unknown as { [key: symbol]: PageBus | undefined }
      const empty: PageBus = { values: new Map(), listeners: new Map() }
      const bus = (globals[Symbol.for('firstrung.bus')] ??= empty)
      bus.values.set(name, published)
      bus.listeners.get(name)?.forEach(listener => listener(published))
    },
    [topic, value] as const,
  )
}

/** Publishes when the open dialog starts to close, before its `close` event. */
export function publishOnClose(page: Page, topic: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([name, published]) => {
      const bus = (globalThis as unknown as { [key: symbol]: PageBus })[Symbol.for('firstrung.bus')]
      const observer = new MutationObserver(() => {
        observer.disconnect()
        bus?.values.set(name, published)
        bus?.listeners.get(name)?.forEach(listener => listener(published))
      })
      const dialog = document.querySelector('dialog[open]')
      if (dialog) {
        observer.observe(dialog, { attributeFilter: ['open'] })
      }
    },
    [topic, value] as const,
  )
}

export function lastOn(page: Page, topic: string): Promise<unknown> {
  return page.evaluate(name => {
    const { values } = (globalThis as never)[Symbol.for('firstrung.bus')] as { values: Map<string, unknown> }
    return values.get(name)
  }, topic)
}

/** The host's answer for a user who has saved these employers. */
export const savedCompanies = (...ids: number[]) => ({
  'GET /ajax/saved-items': {
    body: {
      savedJobItems: [],
      savedReviewItems: [],
      savedCompanyItems: ids.map(id => ({ id, type: 'companies', reminders: false })),
    },
  },
})
