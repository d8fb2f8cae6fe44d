import { renderToString } from 'react-dom/server'
import type { WidgetComponent } from './registry'

/** The React build's server rendering. Ids are seeded by React's own prefix. */
export function renderHtml(Component: WidgetComponent<object>, props: object, key: string): string {
  return renderToString(<Component {...props} />, { identifierPrefix: key })
}
