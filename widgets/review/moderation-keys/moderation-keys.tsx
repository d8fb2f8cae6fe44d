import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Button } from '@firstrung/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { contract } from './contract'
import { pressKey } from './press-key'
import { readSwitch, storeSwitch, subscribeToSwitch } from './switch'

type ModerationKeysProps = WidgetProps<typeof contract>

export function ModerationKeys({ page, host }: ModerationKeysProps) {
  const isOn = useSyncExternalStore(subscribeToSwitch, readSwitch, () => true)
  const [message, setMessage] = useState('')

  useEffect(() => {
    if (!isOn) {
      return undefined
    }
    const handleKeyDown = (event: KeyboardEvent) => setMessage(pressKey(event) ?? '')
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [isOn])

  const handleSwitch = () => {
    setMessage('')
    storeSwitch(!isOn)
    emit(host, 'moderation-keys:switched', { on: !isOn })
  }

  return (
    <div className="w-moderation-keys">
      <p>
        {isOn ? (
          <>
            Keys: <kbd>j</kbd> next review, <kbd>k</kbd> previous review
            {page === 'review' ? (
              <>
                , <kbd>a</kbd> approve, <kbd>r</kbd> reject
              </>
            ) : null}
            .
          </>
        ) : (
          'Single keys are off.'
        )}
      </p>
      <Button kind="tertiary" size="sm" onClick={handleSwitch}>
        {isOn ? 'Turn keys off' : 'Turn keys on'}
      </Button>
      <p role="status">{message}</p>
    </div>
  )
}
