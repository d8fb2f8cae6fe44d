import type { Db } from '../../db/tables'
import { restoreState } from './machine'
import { listOwnUnfinished, type OwnRow } from './own-queries'
import { stageToContinue } from './passage'
import { STAGES } from './stages'

/** Lists the unfinished reviews, latest change first. */
export const listUnfinished = async (db: Db, userId: number) =>
  (await listOwnUnfinished(db, userId)).map(presentUnfinished)

/** Returns the progress of a review. */
export function presentUnfinished(row: OwnRow) {
  const { reached } = restoreState(row)
  return {
    reviewId: row.id,
    company: row.company,
    /** The employer if it has a page; otherwise its name is the author's input. */
    listedCompany: row.company_status === 'live' ? row.company : null,
    jobTitle: row.job_title,
    stage: stageToContinue(row),
    percent: Math.round((STAGES.indexOf(reached) / (STAGES.length - 1)) * 100),
    updatedAt: row.updated_at.toISOString(),
    state: row.state as 'draft' | 'changes-requested',
  }
}
