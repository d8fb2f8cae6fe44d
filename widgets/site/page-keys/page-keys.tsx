import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button } from '@firstrung/ui'
import { useRef } from 'react'
import type { contract } from './contract'
import { useKeys } from './use-keys'
import { useSwitch } from './use-switch'

type PageKeysProps = WidgetProps<typeof contract>

export function PageKeys({ keys, host }: PageKeysProps) {
  const [isOn, store] = useSwitch()
  const list = useRef<HTMLDetailsElement>(null)
  useKeys({ keys, isOn, list })

  const handleSwitch = () => {
    store(!isOn)
    emit(host, 'page-keys:switched', { on: !isOn })
  }

  return (
    <details className="w-page-keys" ref={list}>
      <summary>{t('Keyboard shortcuts')}</summary>
      {isOn ? (
        <ul>
          {[...keys, { key: '?', text: t('show this list') }].map(({ key, text }) => (
            <li key={key}>
              <kbd>{key}</kbd> {text}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('Single keys are off.')}</p>
      )}
      <Button kind="tertiary" size="sm" onClick={handleSwitch}>
        {t(isOn ? 'Turn keys off' : 'Turn keys on')}
      </Button>
    </details>
  )
}
