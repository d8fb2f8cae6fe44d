import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t, type Text } from '@firstrung/mount/strings'
import { Button, CheckIcon, CopyIcon, useCopy } from '@firstrung/ui'
import { useId } from 'react'
import type { contract } from './contract'

type CopyTextProps = WidgetProps<typeof contract>

const STATUS_TEXTS = {
  idle: '',
  copied: 'Copied' satisfies Text,
  refused: 'Press Ctrl+C, or Command+C on a Mac, to copy it' satisfies Text,
} as const

export function CopyText({ label, text, rows, host }: CopyTextProps) {
  const id = useId()
  const { status, field, handleCopy } = useCopy<HTMLTextAreaElement>(text, () =>
    emit(host, 'copy-text:copied', { label }),
  )

  return (
    <div className="w-copy-text">
      <label className="w-copy-text__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        key={text}
        ref={field}
        id={id}
        className="w-copy-text__field"
        readOnly
        spellCheck={false}
        rows={rows}
        defaultValue={text}
      />
      <div className="w-copy-text__row">
        <span className="w-copy-text__copy">
          <Button
            kind="secondary"
            size="sm"
            icon={status === 'copied' ? <CheckIcon /> : <CopyIcon />}
            onClick={handleCopy}
          >
            {t('Copy')}
          </Button>
        </span>
        <p className="w-copy-text__status" role="status">
          {t(STATUS_TEXTS[status])}
        </p>
      </div>
    </div>
  )
}
