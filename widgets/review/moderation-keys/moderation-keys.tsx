import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Button } from '@firstrung/ui'
import type { contract } from './contract'
import { useKeys } from './use-keys'
import { useSwitch } from './use-switch'

type ModerationKeysProps = WidgetProps<typeof contract>

export function ModerationKeys({ page, host }: ModerationKeysProps) {
  const [isOn, store] = useSwitch()
  const message = useKeys(isOn)

  const handleSwitch = () => {
    store(!isOn)
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
