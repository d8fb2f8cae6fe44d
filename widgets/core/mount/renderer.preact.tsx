import type { WidgetComponent } from './registry'
import { createElement, render } from 'preact/compat'

export function mountInto(host: HTMLElement, component: WidgetComponent<never>, props: object): () => void {
  render(createElement(component as WidgetComponent<object>, { ...props }), host)
  return () => {
    render(null, host)
  }
}
