import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { useLayoutEffect, useRef } from 'react'
import type { contract } from './contract'
import { FlashMessagesItem } from './flash-messages-item'
import { placeClear } from './place-clear'
import { type ListedFlash, useFlashList } from './use-flash-list'
import { usePause } from './use-pause'

type FlashMessagesProps = WidgetProps<typeof contract>

export function FlashMessages({ messages, token, host }: FlashMessagesProps) {
  const [list, remove] = useFlashList(messages)
  const { isPaused, handlers, release } = usePause()
  const root = useRef<HTMLDivElement>(null)

  // Scroll padding keeps focused elements from ending up behind the floating messages.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const bottom = root.current && list.length > 0 ? placeClear(root.current) : undefined
    style.scrollPaddingBlockStart = bottom ? `${bottom}px` : ''
    return () => {
      style.scrollPaddingBlockStart = ''
    }
  }, [list])

  /** The pressed button disappears with its message, so the focus is moved back first. */
  const close = ({ key, text }: ListedFlash, event: `flash-messages:${string}`) => {
    release()
    remove(key)
    emit(host, event, { text })
  }

  return (
    <div ref={root} className="w-flash-messages" aria-live="polite" {...handlers}>
      {list.map(message => (
        <FlashMessagesItem
          key={message.key}
          message={message}
          token={token}
          paused={isPaused}
          onTimeout={() => remove(message.key)}
          onDismiss={() => close(message, 'flash-messages:dismissed')}
          onUndo={() => {
            message.undo?.()
            close(message, 'flash-messages:undone')
          }}
        />
      ))}
    </div>
  )
}
