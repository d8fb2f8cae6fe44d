import type { Row } from '../../../db/tables'
import { endOfDay } from '../../../lib/london-time'
import { jobState, jobUrl } from '../../public/jobs'
import { presentStages } from '../tracker'
import type { SavedJobRow, SavedRow } from './list-queries'

/** The list of jobs includes external ones. */
export function presentSaved(rows: readonly SavedRow[]) {
  const presentJob = (row: SavedRow) => ({
    ...presentItem(row),
    updatedAt: row.updated_at.toISOString(),
    deadlineTimestamp: deadlineOf(row)?.getTime() ?? null,
    appTrackerStages: presentStages(row.stages),
  })
  return {
    savedJobItems: rows.filter(({ type }) => type === 'jobs' || type === 'external-jobs').map(presentJob),
    savedReviewItems: rows.filter(({ type }) => type === 'reviews').map(presentItem),
    savedCompanyItems: rows.filter(({ type }) => type === 'companies').map(presentItem),
  }
}

export function presentItem({ item_id, type, reminders }: Pick<SavedRow, 'item_id' | 'type' | 'reminders'>) {
  return { id: item_id, type, reminders }
}

export function presentListedJob(row: SavedJobRow, now: Date) {
  return {
    ...presentItem(row),
    updatedAt: row.saved_updated_at.toISOString(),
    starred: row.starred,
    askAgainAt: row.ask_again_at?.toISOString() ?? null,
    deadlineTimestamp: deadlineOf(row)?.getTime() ?? null,
    appTrackerStages: presentStages(row.stages),
    ...(isOwnJob(row)
      ? row.is_public
        ? presentPublicJob(row, now)
        : presentRemovedJob(row)
      : presentExternalJob(row, now)),
  }
}

function presentExternalJob(row: SavedJobRow, now: Date): JobDetails {
  const deadline = deadlineOf(row)
  return {
    title: row.external?.job_title ?? '',
    company: row.external?.company_name ?? '',
    companySlug: null,
    logo: null,
    url: row.external?.url ?? null,
    state: deadline && deadline <= now ? 'closed' : 'open',
    isListed: true,
  }
}

/** The page of a job that closed long ago answers 410. */
function presentPublicJob(row: OwnJobRow, now: Date): JobDetails {
  const state = jobState(row, now)
  const isListed = state !== 'gone'
  return {
    title: row.title,
    company: row.company_name ?? '',
    companySlug: row.company_slug,
    logo: row.logo,
    url: isListed ? jobUrl({ id: row.item_id, slug: row.slug }) : null,
    state: state === 'open' || state === 'opening-soon' ? state : 'closed',
    isListed,
  }
}

/**
 * Shows the user's copy of a removed job. Without a copy, as for jobs removed before there were copies, it shows title
 * and employer.
 */
const presentRemovedJob = (row: OwnJobRow): JobDetails => ({
  title: row.copy?.title ?? row.title,
  company: row.copy?.company_name ?? row.company_name ?? '',
  companySlug: null,
  logo: null,
  url: null,
  state: 'closed',
  isListed: false,
})

export type ListedJob = ReturnType<typeof presentListedJob>

type OwnJobRow = SavedJobRow & Pick<Row<'jobs'>, 'slug' | 'title' | 'status' | 'updated_at'>

/** For an external job the columns of `jobs` are null. */
const isOwnJob = (row: SavedJobRow): row is OwnJobRow => row.type === 'jobs'

interface JobDetails {
  title: string
  company: string
  companySlug: string | null
  logo: string | null
  url: string | null
  state: 'open' | 'opening-soon' | 'closed'
  /** False if the job is from this site and no longer has a page. */
  isListed: boolean
}

/** An external job closes in the last second of its day, like an advert that gives only a date. */
export function deadlineOf({ deadline_at, deadline }: Pick<SavedRow, 'deadline_at' | 'deadline'>): Date | undefined {
  return deadline
    ? new Date(endOfDay(new Date(`${deadline}T12:00:00Z`), 0).getTime() - 1_000)
    : (deadline_at ?? undefined)
}
