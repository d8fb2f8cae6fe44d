import { useEffect, useRef } from 'react'
import { Drag } from './drag-state'
import { KeyMove, type KeyNews, type Kind } from './key-move'

const GRIP = '[data-drag-grip]'
const CONTROLS = 'a, button, input, label, select, summary, textarea'

interface DragProps {
  host: HTMLElement | undefined
  kind: Kind
  onDrop: (to: string) => void
  onKeys: (news: KeyNews) => void
}

export function useDrag({ host, kind, onDrop, onKeys }: DragProps): void {
  const latest = useRef(onDrop)
  const onNews = useRef(onKeys)
  useEffect(() => {
    latest.current = onDrop
    onNews.current = onKeys
  })

  useEffect(() => {
    const scope = host?.parentElement
    if (!scope) {
      return undefined
    }
    for (const grip of scope.querySelectorAll<HTMLElement>(GRIP)) {
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
    listenToKeys({ scope, kind, signal: stop.signal }, news => {
      onNews.current(news)
      if (news.name === 'dropped') {
        latest.current(news.to)
      }
    })
    return () => stop.abort()
  }, [host, kind])
}

function draggedBy({ target, button, pointerType, isPrimary }: PointerEvent, kind: Kind): HTMLElement | undefined {
  const pressed = target instanceof Element && isPrimary && button === 0 ? target : undefined
  const isFree = kind === 'board' && pointerType === 'mouse' && !pressed?.closest(CONTROLS)
  const isHeld = isFree || pressed?.closest(GRIP)
  return (isHeld && pressed?.closest<HTMLElement>('[data-drag]')) || undefined
}

/** Space on a grip lifts its item. Another grip, or any other focused element, puts it back. */
function listenToKeys(
  { scope, kind, signal }: { scope: HTMLElement; kind: Kind; signal: AbortSignal },
  onNews: (news: KeyNews) => void,
): void {
  let move: KeyMove | undefined
  const end = (news: KeyNews) => {
    move?.end()
    move = undefined
    onNews(news)
  }
  const press = (event: KeyboardEvent) => {
    const item =
      event.target instanceof Element ? event.target.closest(GRIP)?.closest<HTMLElement>('[data-drag]') : null
    const pressed = move?.press(event.key)
    if (pressed) {
      event.preventDefault()
      if (pressed.isOver) {
        end(pressed.news)
      } else {
        onNews(pressed.news)
      }
    } else if (!move && item && event.key === ' ') {
      event.preventDefault()
      move = new KeyMove({ item, scope, kind })
      onNews({ name: 'held' })
    }
  }
  scope.addEventListener('keydown', press, { signal })
  scope.addEventListener('focusout', () => move && end({ name: 'put-back' }), { signal })
}

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
