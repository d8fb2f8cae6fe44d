import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Drawing } from './drawing'

/** Catches what the widget throws, so that nothing beside it is touched; draws nothing then. */
class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
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

/** Draws a widget into its host before it returns, effects included; returns how to take it away. */
export function draw({ host, component: Widget, props, key, hydrate, onError }: Drawing): () => void {
  const options = {
    identifierPrefix: key,
    onUncaughtError: onError,
    onCaughtError: () => undefined,
    // eslint-disable-next-line no-console -- server and browser disagree: nothing breaks, but an author should know
    onRecoverableError: (error: unknown) => console.warn('A widget was drawn afresh.', error),
  }
  const tree = (
    <Boundary onError={onError}>
      <Widget {...props} />
    </Boundary>
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
