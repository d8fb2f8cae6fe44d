import { UsageError } from '../lib/usage-error'
import type { Job } from './job'

export const USAGE = `npm run jobs -- list
npm run jobs -- run NAME [--at TIME]     --at: ISO time such as 2026-11-27T17:00:00Z; not in production
npm run jobs -- retry all | ID...
npm run jobs -- drop all | ID...`

export type Command =
  | { name: 'list' }
  | { name: 'run'; job: Job; at: Date | undefined }
  /** Without ids it applies to all dead letters. */
  | { name: 'retry' | 'drop'; ids: string[] | undefined }

interface Context {
  jobs: readonly Job[]
  isProduction: boolean
}

/** Throws `UsageError` that names the mistake. */
export function readCommand([name, ...rest]: readonly string[], context: Context): Command {
  switch (name) {
    case 'list':
      return { name }
    case 'run':
      return readRun(rest, context)
    case 'retry':
    case 'drop':
      return { name, ids: readIds(name, rest) }
    default:
      throw new UsageError(name ? `There is no command "${name}"` : 'Name a command')
  }
}

function readRun([name, flag, time, ...more]: string[], { jobs, isProduction }: Context): Command {
  const job = jobs.find(item => item.name === name)
  // A mail has no content without the ids of its event.
  if (!job || job.queue === 'mail') {
    const names = jobs.filter(({ queue }) => queue !== 'mail').map(item => item.name)
    throw new UsageError(`${name ? `There is no job "${name}"` : 'Name a job'}; there are ${names.join(', ')}`)
  }
  if (flag === undefined) {
    return { name: 'run', job, at: undefined }
  }
  if (flag !== '--at' || time === undefined || more.length > 0) {
    throw new UsageError('After the name only --at TIME may follow')
  }
  if (isProduction) {
    throw new UsageError('--at is for development and tests, not for production')
  }
  return { name: 'run', job, at: readTime(time) }
}

function readTime(text: string): Date {
  const time = new Date(text)
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(time.getTime())) {
    throw new UsageError(`--at must be an ISO time such as 2026-11-27T17:00:00Z, not "${text}"`)
  }
  return time
}

function readIds(name: string, ids: string[]): string[] | undefined {
  if (ids.length === 1 && ids[0] === 'all') {
    return undefined
  }
  const wrong = ids.find(id => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
  if (ids.length === 0 || wrong !== undefined) {
    throw new UsageError(wrong ? `"${wrong}" is no id of a job` : `Say what to ${name}: all, or ids that list shows`)
  }
  return ids
}
