import type { Row } from '../../db/tables'
import { endOfDay } from '../../http/days'
import { jobState, jobUrl } from '../jobs'
import type { SavedJobRow, SavedRow } from './queries'
import { presentStages } from './tracker'

/** The three lists of the spec; external jobs are among the jobs. */
export function presentSaved(rows: readonly SavedRow[]) {
  return {
    savedJobItems: rows.filter(({ type }) => type === 'jobs' || type === 'external-jobs').map(presentJob),
    savedReviewItems: rows.filter(({ type }) => type === 'reviews').map(presentItem),
    savedCompanyItems: rows.filter(({ type }) => type === 'companies').map(presentItem),
  }
}

export function presentItem({ item_id, type, reminders }: Pick<SavedRow, 'item_id' | 'type' | 'reminders'>) {
  return { id: item_id, type, reminders }
}

function presentJob(row: SavedRow) {
  return {
    ...presentItem(row),
    updatedAt: row.updated_at.toISOString(),
    deadlineTimestamp: deadlineOf(row)?.getTime() ?? null,
    appTrackerStages: presentStages(row.created_at),
  }
}

/** Returns one saved job as lists show it. */
export function presentListedJob(row: SavedJobRow, now: Date) {
  const deadline = deadlineOf(row)
  return {
    ...presentItem(row),
    updatedAt: row.saved_updated_at.toISOString(),
    deadlineTimestamp: deadline?.getTime() ?? null,
    appTrackerStages: presentStages(row.created_at),
    ...(isOwnJob(row)
      ? { title: row.title, company: row.company_name ?? '', url: jobUrl({ id: row.item_id, slug: row.slug }) }
      : { title: row.job_title ?? '', company: row.external_company_name ?? '', url: row.url }),
    state: isOwnJob(row) ? listedState(row, now) : deadline && deadline <= now ? 'closed' : 'open',
  } as const
}

export type ListedJob = ReturnType<typeof presentListedJob>

type OwnJobRow = SavedJobRow & Pick<Row<'jobs'>, 'slug' | 'title' | 'status' | 'updated_at'>

/** Whether the row has a job of this site; of an external job these columns are null. */
const isOwnJob = (row: SavedJobRow): row is OwnJobRow => row.type === 'jobs'

function listedState(row: OwnJobRow, now: Date): 'open' | 'opening-soon' | 'closed' {
  const state = jobState(row, now)
  return state === 'open' || state === 'opening-soon' ? state : 'closed'
}

/** The deadline of an external job is the end of its day, which people read as 23:59. */
function deadlineOf({ deadline_at, deadline }: Pick<SavedRow, 'deadline_at' | 'deadline'>): Date | undefined {
  const MINUTE = 60_000
  return deadline
    ? new Date(endOfDay(new Date(`${deadline}T12:00:00Z`), 0).getTime() - MINUTE)
    : (deadline_at ?? undefined)
}
