import { useEffect, useRef } from 'react'
import { Drag, type Kind } from './drag-state'

const CONTROLS = 'a, button, input, label, select, summary, textarea'

/** Lets the items beside the widget be dragged, and calls `onDrop` with their new place. */
export function useDrag(host: HTMLElement | undefined, kind: Kind, onDrop: (to: string) => void): void {
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })

  useEffect(() => {
    const scope = host?.parentElement
    if (!scope) {
      return undefined
    }
    for (const grip of scope.querySelectorAll<HTMLElement>('[data-drag-grip]')) {
      grip.hidden = false
    }
    const stop = new AbortController()
    const start = (event: PointerEvent) => {
      const item = draggedBy(event, kind)
      if (item) {
        follow(new Drag({ item, scope, kind, start: event }), stop.signal, to => latest.current(to))
      }
    }
    scope.addEventListener('pointerdown', start, { signal: stop.signal })
    return () => stop.abort()
  }, [host, kind])
}

/** Returns the item that a press takes hold of. */
function draggedBy({ target, button, pointerType, isPrimary }: PointerEvent, kind: Kind): HTMLElement | undefined {
  const pressed = target instanceof Element && isPrimary && button === 0 ? target : undefined
  const isFree = kind === 'board' && pointerType === 'mouse' && !pressed?.closest(CONTROLS)
  const isHeld = isFree || pressed?.closest('[data-drag-grip]')
  return (isHeld && pressed?.closest<HTMLElement>('[data-drag]')) || undefined
}

/** Follows the pointer until it is released. */
function follow(drag: Drag, unmounted: AbortSignal, onDrop: (to: string) => void): void {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, unmounted])
  const cancel = () => over.abort()
  const drop = () => {
    const to = drag.drop()
    over.abort()
    if (to !== undefined) {
      onDrop(to)
    }
  }
  signal.addEventListener('abort', () => drag.end())
  addEventListener('pointermove', event => drag.move(event), { signal })
  addEventListener('pointerup', drop, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', event => event.key === 'Escape' && cancel(), { signal })
  document.addEventListener('selectstart', event => event.preventDefault(), { signal })
}
