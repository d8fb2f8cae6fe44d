import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RenderOptions } from './render-options'

/** Catches what the widget throws, so that nothing else on the page is affected; renders nothing then. */
class ErrorBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** Renders a widget into its host synchronously, effects included. Returns a function that unmounts it. */
export function renderWidget({ host, component: Widget, props, key, hydrate, onError }: RenderOptions): () => void {
  const options = {
    identifierPrefix: key,
    onUncaughtError: onError,
    onCaughtError: () => undefined,
    // eslint-disable-next-line no-console -- a hydration mismatch breaks nothing, but the author should know
    onRecoverableError: (error: unknown) => console.warn('Widget hydration mismatch.', error),
  }
  const tree = (
    <ErrorBoundary onError={onError}>
      <Widget {...props} />
    </ErrorBoundary>
  )
  const root = flushSync(() => {
    if (hydrate) {
      return hydrateRoot(host, tree, options)
    }
    const created = createRoot(host, options)
    created.render(tree)
    return created
  })
  return () => root.unmount()
}
