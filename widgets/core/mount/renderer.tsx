import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { RenderedWidget, RenderOptions } from './render-options'

/** Catches the widget's exceptions, so that nothing else on the page is affected; then renders nothing. */
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

/** Renders a widget into its host synchronously, effects included. */
export function renderWidget({ host, component: Widget, props, key, hydrate, onError }: RenderOptions): RenderedWidget {
  const options = {
    identifierPrefix: key,
    onUncaughtError: onError,
    onCaughtError: () => undefined,
    // eslint-disable-next-line no-console -- a hydration mismatch breaks nothing, but the author should know
    onRecoverableError: (error: unknown) => console.warn('Widget hydration mismatch.', error),
  }
  const tree = (current: object) => (
    <ErrorBoundary onError={onError}>
      <Widget {...current} />
    </ErrorBoundary>
  )
  const root = flushSync(() => {
    if (hydrate) {
      return hydrateRoot(host, tree(props), options)
    }
    const created = createRoot(host, options)
    created.render(tree(props))
    return created
  })
  return { update: next => flushSync(() => root.render(tree(next))), unmount: () => root.unmount() }
}
