import { found, gone, notFound } from '../../../lib/errors'
import { date } from '../../../lib/formats'
import { parseUrl } from '../../../lib/urls'
import { closedAt, jobState, requireVisible } from '../jobs'
import type { findJob } from './queries'

type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>

/** Throws 410 for a job that closed or was taken down, 404 if there is no address. */
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

/** Throws 404 for a stored text that is not an http or https address. */
export function webAddress(text: string | null): string {
  const url = parseUrl(text ?? '')
  return found(url && /^https?:$/.test(url.protocol) ? url.href : undefined, 'There is no link to follow here')
}
