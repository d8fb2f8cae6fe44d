import { publish } from '@firstrung/api'
import { Button } from '@firstrung/ui'
import type { SaveStatus } from './use-stage'

const LOCAL = 'kept on this device'

/** Says in words whether what is typed is saved. */
export function WriteAReviewStatus({ status }: { status: SaveStatus }) {
  return (
    <div className="w-write-a-review__status" role="status">
      {textOf(status)}
      {status.state === 'signed-out' ? (
        <Button kind="tertiary" size="sm" onClick={() => publish('modal', { name: 'login' })}>
          Log in to save
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
      return 'Saving...'
    case 'saved':
      return savedAt
        ? `Saved ${new Date(savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
        : ''
    case 'conflict':
      return 'Changed in another tab'
    case 'offline':
      return `Offline: ${isLocal ? LOCAL : 'not saved yet'}`
    case 'failed':
    case 'signed-out':
      return `Not saved yet${isLocal ? `: ${LOCAL}` : ''}`
  }
}
