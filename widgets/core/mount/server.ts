import type { MountStrategy, WidgetContract } from './contract'
import type { WidgetComponent } from './registry'
import { renderHtml } from './render-to-string'
import { stampOf } from './stamp'
import { VERSION } from './version'

/** A widget as the server knows it. */
export interface ServerWidget {
  contract: WidgetContract
  // Props of different widgets share no type; `parse` has checked them before they get here.
  component: WidgetComponent<never>
}

export interface MarkerOptions {
  /** Unique on the page; seeds the ids inside the widget, so that two widgets never collide. */
  key: string
  mount?: MountStrategy
  /** Extra classes of the host element. */
  className?: string
}

/**
 * The whole marker: host element, props, rendered HTML and hydration stamp.
 * Throws `PropsError` when the props do not fit the contract.
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

/** JSON that is safe inside a script element: nothing in it can close the element or open a comment. */
export function escapeJson(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** A part of core/ui as plain HTML without a marker, for templates. Parts with ids need a `key` unique on the page. */
export function renderPart(component: WidgetComponent<never>, props: object, key = 'p'): string {
  return renderHtml(component as WidgetComponent<object>, props, key)
}
