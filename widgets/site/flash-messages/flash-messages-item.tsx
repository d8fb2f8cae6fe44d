import { t } from '@firstrung/mount/strings'
import { Button, Notice, Undo2Icon } from '@firstrung/ui'
import { SHOWN_MS } from './contract'
import { useCountdown } from './use-countdown'
import type { ListedFlash } from './use-flash-list'

interface FlashMessagesItemProps {
  message: ListedFlash
  token: string | undefined
  /** Stops the countdown after which the message disappears. */
  paused: boolean
  onTimeout: () => void
  onDismiss: () => void
  onUndo: () => void
}

export function FlashMessagesItem({ message, token, paused, onTimeout, onDismiss, onUndo }: FlashMessagesItemProps) {
  const { kind, text, undo, undoForm } = message
  useCountdown(kind === 'error' ? undefined : SHOWN_MS, paused, onTimeout)
  const action = undo ? (
    <Button kind="tertiary" size="sm" icon={<Undo2Icon />} onClick={onUndo}>
      {t('Undo')}
    </Button>
  ) : undoForm ? (
    <form method="post" action={undoForm.action}>
      {Object.entries({ ...undoForm.fields, ...(token ? { _csrf: token } : {}) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button kind="tertiary" size="sm" type="submit" icon={<Undo2Icon />}>
        {t('Undo')}
      </Button>
    </form>
  ) : undefined
  return (
    <Notice tone={kind} role={kind === 'error' ? 'alert' : 'status'} action={action} onDismiss={onDismiss} floating>
      {t(text)}
    </Notice>
  )
}
