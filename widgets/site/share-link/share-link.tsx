import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { Button, CheckIcon, CopyIcon } from '@firstrung/ui'
import { type FocusEvent, useId, useRef, useState } from 'react'
import type { contract } from './contract'

type ShareLinkProps = WidgetProps<typeof contract>

const SAYS = { no: '', yes: 'Link copied', refused: 'Press Ctrl or Command and C to copy it' } as const

export function ShareLink({ label, url, host }: ShareLinkProps) {
  const [copied, setCopied] = useState<keyof typeof SAYS>('no')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
      emit(host, 'share-link:copied', { url })
    } catch {
      // No permission, or no secure connection: the visitor's own keys still may.
      setCopied('refused')
      field.current?.focus()
    }
  }
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

  return (
    <div className="w-share-link">
      <label className="w-share-link__label" htmlFor={id}>
        {label}
      </label>
      <div className="w-share-link__row">
        <input ref={field} id={id} className="w-share-link__field" readOnly value={url} onFocus={handleFocus} />
        <span className="w-share-link__copy">
          <Button
            kind="secondary"
            icon={copied === 'yes' ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void handleCopy()}
          >
            Copy link
          </Button>
        </span>
      </div>
      <p className="w-share-link__said" role="status">
        {SAYS[copied]}
      </p>
    </div>
  )
}
