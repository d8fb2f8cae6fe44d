import { createElement } from 'preact/compat'
import { renderToString } from 'preact-render-to-string'
import { seedIds } from './ids.preact'
import type { WidgetComponent } from './island'

export function renderHtml(Component: WidgetComponent<object>, props: object, key: string): string {
  return renderToString(seedIds(createElement(Component, props), key))
}
