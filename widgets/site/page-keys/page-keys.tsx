import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t } from '@firstrung/mount/strings'
import { Button } from '@firstrung/ui'
import { useCallback, useRef, useState } from 'react'
import type { contract } from './contract'
import { type Command, PageKeysMenu } from './page-keys-menu'
import { press, useKeys } from './use-keys'
import { useSwitch } from './use-switch'

type PageKeysProps = WidgetProps<typeof contract>

export function PageKeys({ keys, pages, host }: PageKeysProps) {
  const [isOn, store] = useSwitch()
  const list = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hasMenu = pages.length > 0
  const openMenu = useCallback(() => setOpen(true), [])
  useKeys({ keys, isOn, list, openMenu: hasMenu ? openMenu : undefined })

  const handleSwitch = () => {
    store(!isOn)
    emit(host, 'page-keys:switched', { on: !isOn })
  }

  const run = useCallback((command: Command) => keys.filter(({ key }) => key === command.key).forEach(press), [keys])

  return (
    <>
      <details className="w-page-keys" ref={list} hidden={keys.length === 0}>
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
        {hasMenu ? (
          <Button kind="tertiary" size="sm" onClick={openMenu}>
            {t('All commands')} <kbd>{t('Ctrl K')}</kbd>
          </Button>
        ) : null}
      </details>
      <PageKeysMenu commands={[...keys, ...pages]} isOpen={isOpen} onClose={() => setOpen(false)} run={run} />
    </>
  )
}
