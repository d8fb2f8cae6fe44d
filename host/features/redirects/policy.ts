import { found, gone, notFound } from '../../errors'
import { date } from '../../http/formats'
import { parseUrl } from '../../http/urls'
import { closedAt, jobState, requireVisible } from '../jobs'
import type { findJob } from './queries'

type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** Where a job's click leads. Fails with 410 once the job is closed or was taken down, with 404 where there is no way. */
export function destinationOfJob(job: JobRow, now: Date): string {
  const closed = closedAt(job, now)
  requireVisible(job)
  if (closed) {
    throw gone(`This job closed on ${date(closed)}`)
  } else if (jobState(job, now) !== 'open') {
    throw notFound('This job is not open yet')
  }
  return webAddress(job.apply_url)
}

/** A web address of a site outside, or 404: whatever stands in the database, no other kind of link is followed. */
export function webAddress(text: string | null): string {
  const url = parseUrl(text ?? '')
  return found(url && /^https?:$/.test(url.protocol) ? url.href : undefined, 'There is no link to follow here')
}
