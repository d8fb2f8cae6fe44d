import { emit } from '@firstrung/api'
import type { WidgetProps } from '@firstrung/mount/contract'
import { t, type Text } from '@firstrung/mount/strings'
import { Button, CheckIcon, CopyIcon, Share2Icon, useCopy } from '@firstrung/ui'
import { type FocusEvent, useId, useSyncExternalStore } from 'react'
import type { contract } from './contract'

type ShareLinkProps = WidgetProps<typeof contract>

const STATUS_TEXTS = {
  idle: '',
  copied: 'Link copied' satisfies Text,
  refused: 'Press Ctrl+C, or Command+C on a Mac, to copy it' satisfies Text,
} as const

export function ShareLink({ label, url: given, follows, title, host }: ShareLinkProps) {
  const id = useId()
  const url = useSyncExternalStore(
    onUse,
    () => (follows ? pageAddress() : given),
    () => given,
  )
  const { status, field, handleCopy } = useCopy<HTMLInputElement>(url, () => emit(host, 'share-link:copied', { url }))

  const canShare = useSyncExternalStore(subscribe, canShareLinks, () => false)

  const handleShare = () => {
    navigator.share({ title: follows ? document.title : title, url }).then(
      () => emit(host, 'share-link:shared', { url }),
      () => {
        // The user cancelled, or the device refused; the link can still be copied.
      },
    )
  }
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

  return (
    <div className="w-share-link">
      <label className="w-share-link__label" htmlFor={id}>
        {label}
      </label>
      <div className="w-share-link__row">
        <input ref={field} id={id} className="w-share-link__field" readOnly value={url} onFocus={handleFocus} />
        <span className="w-share-link__buttons">
          <Button kind="secondary" icon={status === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={handleCopy}>
            {t('Copy link')}
          </Button>
          {canShare ? (
            <Button kind="secondary" icon={<Share2Icon />} onClick={handleShare}>
              {t('Share')}
            </Button>
          ) : null}
        </span>
      </div>
      <p className="w-share-link__status" role="status">
        {t(STATUS_TEXTS[status])}
      </p>
    </div>
  )
}

/** Calls `read` before the link can be used. */
function onUse(read: () => void): () => void {
  const events = ['focusin', 'pointerover'] as const
  events.forEach(name => document.addEventListener(name, read))
  return () => events.forEach(name => document.removeEventListener(name, read))
}

const pageAddress = () => location.href.replace(/#.*/, '')

/** The abilities of a device do not change while the page is open. */
const subscribe = () => () => undefined
const canShareLinks = () => typeof navigator.share === 'function'
