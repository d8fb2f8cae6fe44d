import { renderToString } from 'react-dom/server'
import type { WidgetComponent } from './island'

export function renderHtml(Component: WidgetComponent<object>, props: object, key: string): string {
  return renderToString(<Component {...props} />, { identifierPrefix: key })
}
