import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { contract } from './contract'
import { FlashMessagesItem } from './flash-messages-item'
import { type ListedFlash, useFlashList } from './use-flash-list'

type FlashMessagesProps = WidgetProps<typeof contract>

export function FlashMessages({ messages, host }: FlashMessagesProps) {
  const [list, remove] = useFlashList(messages)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)

  // The keyboard must never reach something that lies under the messages.
  useEffect(() => {
    const { style } = document.documentElement
    const lower = list.length > 0 ? box.current?.getBoundingClientRect().bottom : undefined
    style.scrollPaddingBlockStart = lower ? `${lower}px` : ''
    return () => {
      style.scrollPaddingBlockStart = ''
    }
  }, [list])

  const handleFocus = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      cameFrom.current = event.relatedTarget
    }
    setFocused(true)
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setFocused(false)
    }
  }
  /** The pressed button goes with its message; the focus returns to where it came from, and the rest goes on. */
  const leave = ({ key, text }: ListedFlash, event: `flash-messages:${string}`) => {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) {
      cameFrom.current.focus({ preventScroll: true })
    }
    setFocused(false)
    setPointed(false)
    remove(key)
    emit(host, event, { text })
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Nothing is operated here; being here stops the clock.
    <div
      ref={box}
      className="w-flash-messages"
      aria-live="polite"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {list.map(message => (
        <FlashMessagesItem
          key={message.key}
          message={message}
          paused={pointed || focused}
          onGone={() => remove(message.key)}
          onDismiss={() => leave(message, 'flash-messages:dismissed')}
          onUndo={() => {
            message.undo?.()
            leave(message, 'flash-messages:undone')
          }}
        />
      ))}
    </div>
  )
}
