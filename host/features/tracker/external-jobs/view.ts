import type { Row } from '../../../db/tables'
import { presentStages, type StageRow } from '../tracker'

/** `stages` may include stages of other applications. */
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

export function presentWarnings([same]: readonly { job_title: string }[]) {
  return same ? { warnings: { url: [`You already have a job with this address: ${same.job_title}`] } } : {}
}
