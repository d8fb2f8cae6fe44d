import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t, type Text, withNodes } from '@firstrung/mount/strings'
import { Button } from '@firstrung/ui'
import type { contract } from './contract'
import { useKeys } from './use-keys'
import { useSwitch } from './use-switch'

type ModerationKeysProps = WidgetProps<typeof contract>

const LIST_KEYS = 'Keys: {j} next review, {k} previous review.' satisfies Text
const REVIEW_KEYS = 'Keys: {j} next review, {k} previous review, {a} approve, {r} reject.' satisfies Text

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
        {isOn
          ? withNodes(page === 'review' ? REVIEW_KEYS : LIST_KEYS, {
              j: <kbd>j</kbd>,
              k: <kbd>k</kbd>,
              a: <kbd>a</kbd>,
              r: <kbd>r</kbd>,
            })
          : t('Single keys are off.')}
      </p>
      <Button kind="tertiary" size="sm" onClick={handleSwitch}>
        {t(isOn ? 'Turn keys off' : 'Turn keys on')}
      </Button>
      <p role="status">{message}</p>
    </div>
  )
}
