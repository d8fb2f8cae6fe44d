import { databaseFault, LockHeldError } from '../../host/db'
import { ConfigError } from '../../host/lib/config-error'
import { IncompleteFeedError } from './complete'
import { FeedListError } from './feeds'

/** Returns whether further statements would fail as well. */
export const isUnavailable = (error: unknown): boolean =>
  ['unavailable', 'timeout'].includes(databaseFault(error) ?? '')

export function describeFault(error: unknown): string {
  const isKnown = [ConfigError, LockHeldError, IncompleteFeedError, FeedListError].some(kind => error instanceof kind)
  if (isKnown) {
    return (error as Error).message
  }
  const { code, path: file } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && file) {
    return `There is no file ${file}`
  }
  const hint = isUnavailable(error) ? '. Start it again: what is stored already is skipped' : ''
  return `The import stopped: ${error instanceof Error ? error.message : String(error)}${hint}`
}
