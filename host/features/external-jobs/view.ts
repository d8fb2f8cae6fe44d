import type { Row } from '../../db/tables'
import { presentStages, type StageRow } from '../tracker'

/** Returns an external job for its owner; `stages` may include those of other applications. */
export function presentExternalJob(row: Row<'external_jobs'>, stages: readonly StageRow[]) {
  return {
    id: row.id,
    type: 'external-jobs' as const,
    companyId: row.company_id,
    companyName: row.company_name,
    jobTitle: row.job_title,
    url: row.url,
    location: row.location,
    salaryText: row.salary_text,
    deadline: row.deadline,
    appTrackerStages: presentStages(
      stages.filter(({ type, item_id }) => type === 'external-jobs' && item_id === row.id),
    ),
  }
}

/** Returns the warning about the user's other jobs with the same address; empty if there are none. */
export function presentWarnings([same]: readonly { job_title: string }[]) {
  return same ? { warnings: { url: [`You already have a job with this address: ${same.job_title}`] } } : {}
}
