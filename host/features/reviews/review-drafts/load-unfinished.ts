import type { Db } from '../../../db/tables'
import { restoreState } from './machine'
import { listOwnUnfinished, type OwnRow } from './own-queries'
import { stageToContinue } from './passage'
import { STAGES } from './stages'

export const listUnfinished = async (db: Db, userId: number) =>
  (await listOwnUnfinished(db, userId)).map(presentUnfinished)

export function presentUnfinished(row: OwnRow) {
  const { reached } = restoreState(row)
  return {
    reviewId: row.id,
    company: row.company,
    /** Null for an employer without a page, because the author entered its name. */
    listedCompany: row.company_status === 'live' ? row.company : null,
    jobTitle: row.job_title,
    stage: stageToContinue(row),
    percent: Math.round((STAGES.indexOf(reached) / (STAGES.length - 1)) * 100),
    updatedAt: row.updated_at.toISOString(),
    state: row.state as 'draft' | 'changes-requested',
  }
}
