import { type FocusEvent, useRef, useState } from 'react'

interface Pause {
  /** True while someone points at the element or has the focus in it. */
  isPaused: boolean
  handlers: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
  }
  /** Ends the pause and returns the focus to where it was before it entered the element. */
  release: () => void
}

export function usePause(): Pause {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const previousFocus = useRef<Element | null>(null)

  const onFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      previousFocus.current = event.relatedTarget
    }
    setFocused(true)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setFocused(false)
    }
  }
  const release = () => {
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected) {
      previousFocus.current.focus({ preventScroll: true })
    }
    setFocused(false)
    setPointed(false)
  }
  const handlers = { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false), onFocus, onBlur }
  return { isPaused: isPointed || isFocused, handlers, release }
}
