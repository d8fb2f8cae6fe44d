import { Component, type ComponentChildren, createElement, hydrate as hydrateInto, options, render } from 'preact'
import type { Drawing } from './drawing'
import { seedIds } from './ids.preact'

interface BoundaryProps {
  onError: (error: unknown) => void
  children?: ComponentChildren
}

/** Catches what the widget throws, so that nothing beside it is touched; draws nothing then. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static override getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render({ children }: BoundaryProps) {
    return this.state.failed ? null : children
  }
}

/** Draws a widget into its host before it returns, effects included; returns how to take it away. */
export function draw({ host, component, props, key, hydrate, onError }: Drawing): () => void {
  const boundary = (child?: ComponentChildren) => seedIds(createElement(Boundary, { key, onError }, child), key)
  withEffects(() => (hydrate ? hydrateInto : render)(boundary(createElement(component as never, props)), host))
  // The boundary stays, empty: cleanups of effects run after this, and it catches what they throw.
  return () => render(boundary(), host)
}

/** Preact runs effects after the next paint; `requestAnimationFrame` of its options is the seam its own tests use. */
function withEffects(run: () => void): void {
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
