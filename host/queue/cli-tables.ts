import { formatTable } from '../lib/text-table'
import type { Job } from './job'
import type { FailedJob, WaitingJobs } from './overview'
import { nextDue } from './schedules'

export function describeJobs(jobs: readonly Job[], now: Date): string {
  const rows = jobs
    .filter(({ queue }) => queue !== 'mail')
    .map(({ name, schedule, about }) => [name, schedule ? formatTime(nextDue(schedule, now)) : 'on demand', about])
  return formatTable([['Job', 'Next run', 'What it does'], ...rows])
}

export function describeWaiting(waiting: readonly WaitingJobs[]): string {
  return waiting.length === 0
    ? 'No job is waiting.'
    : formatTable([
        ['Queue', 'Job', 'State', 'Jobs', 'Oldest'],
        ...waiting.map(({ queue, job, state, count, since }) => [queue, job, state, String(count), formatTime(since)]),
      ])
}

export function describeFailedJobs(failed: readonly FailedJob[]): string {
  return failed.length === 0
    ? 'No job has failed for good.'
    : formatTable([
        ['Failed for good', 'Job', 'When', 'Reason'],
        ...failed.map(({ id, job, failedAt, reason }) => [id, job, formatTime(failedAt), reason]),
      ])
}

const formatTime = (time: Date | undefined) => time?.toISOString().replace(/\.\d+Z$/, 'Z') ?? 'never'
