import type { Row } from '../../../db/tables'
import { gone, notFound } from '../../../lib/errors'

/** Throws 404 for a draft and for a job of a hidden employer, 410 for a job that was taken down. */
export function requireVisible(
  job: Pick<Row<'jobs'>, 'status'> & { company_status: Row<'companies'>['status'] },
): void {
  if (job.status === 'draft' || job.company_status !== 'live') {
    throw notFound()
  }
  if (job.status === 'removed') {
    throw gone('This job was taken down')
  }
}
