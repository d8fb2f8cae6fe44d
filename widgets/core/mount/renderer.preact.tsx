import { Component, type ComponentChildren, createElement, hydrate as hydrateInto, options, render } from 'preact'
import { seedIds } from './ids.preact'
import type { RenderedWidget, RenderOptions } from './render-options'

interface ErrorBoundaryProps {
  onError: (error: unknown) => void
  children?: ComponentChildren
}

/** Catches the widget's exceptions, so that nothing else on the page is affected; then renders nothing. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static override getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render({ children }: ErrorBoundaryProps) {
    return this.state.failed ? null : children
  }
}

/** Renders a widget into its host synchronously, effects included. */
export function renderWidget({ host, component, props, key, hydrate, onError }: RenderOptions): RenderedWidget {
  const tree = (child?: ComponentChildren) => seedIds(createElement(ErrorBoundary, { key, onError }, child), key)
  const show = (how: typeof render, current: object) =>
    runWithEffects(() => how(tree(createElement(component as never, current)), host))
  show(hydrate ? hydrateInto : render, props)
  // The empty boundary stays mounted to catch exceptions of effect cleanups.
  return { update: next => show(render, next), unmount: () => render(tree(), host) }
}

/** Preact runs effects after the next paint. Its own tests replace `options.requestAnimationFrame` in the same way. */
function runWithEffects(run: () => void): void {
  const hooks = options as { requestAnimationFrame?: (flush: () => void) => void }
  const { requestAnimationFrame } = hooks
  const flushes: (() => void)[] = []
  hooks.requestAnimationFrame = flush => flushes.push(flush)
  try {
    run()
    flushes.forEach(flush => flush())
  } finally {
    hooks.requestAnimationFrame = requestAnimationFrame
  }
}
