import type { WidgetComponent } from './registry'
import { createRoot } from 'react-dom/client'

export function mountInto(host: HTMLElement, component: WidgetComponent<never>, props: object): () => void {
  const Component = component as WidgetComponent<object>
  const root = createRoot(host)
  root.render(<Component {...props} />)
  return () => root.unmount()
}
