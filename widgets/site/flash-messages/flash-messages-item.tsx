import { Button, Notice, Undo2Icon } from '@firstrung/ui'
import { SHOWN_MS } from './contract'
import { useCountdown } from './use-countdown'
import type { ListedFlash } from './use-flash-list'

interface FlashMessagesItemProps {
  message: ListedFlash
  /** Stops the countdown after which the message disappears. */
  paused: boolean
  onTimeout: () => void
  onDismiss: () => void
  onUndo: () => void
}

export function FlashMessagesItem({ message, paused, onTimeout, onDismiss, onUndo }: FlashMessagesItemProps) {
  const { kind, text, undo } = message
  useCountdown(kind === 'error' ? undefined : SHOWN_MS, paused, onTimeout)
  const action = undo ? (
    <Button kind="tertiary" size="sm" icon={<Undo2Icon />} onClick={onUndo}>
      Undo
    </Button>
  ) : undefined
  return (
    <Notice tone={kind} role={kind === 'error' ? 'alert' : 'status'} action={action} onDismiss={onDismiss} floating>
      {text}
    </Notice>
  )
}
