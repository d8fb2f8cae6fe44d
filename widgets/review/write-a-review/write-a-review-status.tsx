import { publish } from '@firstrung/api'
import { locale, t } from '@firstrung/mount/strings'
import { Button } from '@firstrung/ui'
import type { SaveStatus } from './use-stage'

export function WriteAReviewStatus({ status }: { status: SaveStatus }) {
  return (
    <div className="w-write-a-review__status" role="status">
      {textOf(status)}
      {status.state === 'signed-out' ? (
        <Button kind="tertiary" size="sm" onClick={() => publish('modal', { name: 'login' })}>
          {t('Log in to save')}
        </Button>
      ) : null}
    </div>
  )
}

function textOf({ state, savedAt, isLocal }: SaveStatus): string {
  switch (state) {
    case 'idle':
      return ''
    case 'saving':
      return t('Saving...')
    case 'saved':
      return savedAt
        ? t('Saved {time}', {
            time: new Date(savedAt).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' }),
          })
        : ''
    case 'conflict':
      return t('Changed in another tab')
    case 'offline':
      return t(isLocal ? 'Offline: kept on this device' : 'Offline: not saved yet')
    case 'failed':
    case 'signed-out':
      return t(isLocal ? 'Not saved yet: kept on this device' : 'Not saved yet')
  }
}
