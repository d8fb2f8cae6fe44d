import type { MountStrategy, WidgetContract } from './contract'
import type { WidgetComponent } from './island'
import { renderHtml } from './render-to-string'
import { stampOf } from './stamp'
import { VERSION } from './version'

/** A widget as the server renders it. */
export interface ServerWidget {
  contract: WidgetContract
  // Different widgets have different props; `contract.parse` validates them.
  component: WidgetComponent<never>
}

export interface MarkerOptions {
  /** Unique on the page. Seeds the ids inside the widget, so that ids of two widgets never collide. */
  key: string
  mount?: MountStrategy
  /** Extra classes of the host element. */
  className?: string
}

/**
 * Returns the complete marker: host element, props, rendered HTML and hydration stamp. Throws `PropsError` if the props
 * do not fit the contract.
 */
export function renderMarker(widget: ServerWidget, props: unknown, options: MarkerOptions): string {
  const { contract, component } = widget
  const text = JSON.stringify(props)
  const parsed = contract.parse({ attributes: {}, json: text })
  const json = escapeJson(text)
  const html = renderHtml(component as WidgetComponent<object>, parsed, options.key)
  const attributes = [
    `data-widget="${contract.name}"`,
    `data-mount="${escapeAttribute(options.mount ?? contract.mount)}"`,
    `data-key="${escapeAttribute(options.key)}"`,
    `data-ssr="${stampOf(contract.name, VERSION, json)}"`,
    ...(options.className ? [`class="${escapeAttribute(options.className)}"`] : []),
  ]
  return `<div ${attributes.join(' ')}><script type="application/json">${json}</script>${html}</div>`
}

/** Escapes JSON for a script element, so that nothing in it can close the element or open a comment. */
export function escapeJson(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** Returns a part of core/ui as plain HTML without a marker. Parts with ids need a `key` that is unique on the page. */
export function renderPart(component: WidgetComponent<never>, props: object, key = 'p'): string {
  return renderHtml(component as WidgetComponent<object>, props, key)
}
