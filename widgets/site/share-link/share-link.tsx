import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, CheckIcon, CopyIcon, useCopy } from '@firstrung/ui'
import { type FocusEvent, useId } from 'react'
import type { contract } from './contract'

type ShareLinkProps = WidgetProps<typeof contract>

const STATUS_TEXTS = {
  idle: '',
  copied: 'Link copied',
  refused: 'Press Ctrl+C, or Command+C on a Mac, to copy it',
} as const

export function ShareLink({ label, url, host }: ShareLinkProps) {
  const id = useId()
  const { status, field, handleCopy } = useCopy<HTMLInputElement>(url, () => emit(host, 'share-link:copied', { url }))

  const handleFocus = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

  return (
    <div className="w-share-link">
      <label className="w-share-link__label" htmlFor={id}>
        {label}
      </label>
      <div className="w-share-link__row">
        <input ref={field} id={id} className="w-share-link__field" readOnly value={url} onFocus={handleFocus} />
        <span className="w-share-link__copy">
          <Button kind="secondary" icon={status === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={handleCopy}>
            Copy link
          </Button>
        </span>
      </div>
      <p className="w-share-link__status" role="status">
        {STATUS_TEXTS[status]}
      </p>
    </div>
  )
}
