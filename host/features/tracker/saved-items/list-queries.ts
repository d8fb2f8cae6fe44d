import type { Db, SavedType } from '../../../db/tables'
import { isLiveCompany, isPublicJob, isPublishedReview } from '../../../db/visibility'

/** Newest first. Includes closed and removed jobs, but not other items that the user can no longer see. */
export async function listSaved(db: Db, userId: number) {
  const [rows, external] = await Promise.all([
    visibleSavedItems(db, userId)
      .select([
        'saved_items.item_id',
        'saved_items.type',
        'saved_items.reminders',
        'saved_items.updated_at',
        'jobs.deadline_at',
      ])
      .orderBy('saved_items.created_at', 'desc')
      .orderBy('saved_items.item_id', 'desc')
      .execute(),
    readExternalJobs(db, userId),
  ])
  return rows.map(row => ({ ...row, deadline: externalOf(external, row).deadline }))
}

export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

/** Includes external jobs. The order is undefined. */
export async function listSavedJobs(db: Db, userId: number) {
  const [rows, external] = await Promise.all([
    visibleSavedItems(db, userId)
      .select([
        'saved_items.item_id',
        'saved_items.type',
        'saved_items.reminders',
        'saved_items.updated_at as saved_updated_at',
        'saved_items.ask_again_at',
        'saved_items.starred',
        'jobs.slug',
        'jobs.title',
        'jobs.status',
        'jobs.opens_at',
        'jobs.deadline_at',
        'jobs.closed_at',
        'jobs.updated_at',
        'companies.name as company_name',
        'companies.slug as company_slug',
        'companies.logo',
        isPublicJob().as('is_public'),
      ])
      .where('saved_items.type', 'in', ['jobs', 'external-jobs'])
      .execute(),
    readExternalJobs(db, userId),
  ])
  const isGone = ({ type, is_public }: (typeof rows)[number]) => type === 'jobs' && !is_public
  const copies = await readCopiedNames(db, userId, rows.filter(isGone))
  return rows.map(row => ({
    ...row,
    ...externalOf(external, row),
    ...((isGone(row) && copies.get(row.item_id)) || NO_COPY),
  }))
}

export type SavedJobRow = Awaited<ReturnType<typeof listSavedJobs>>[number]

/** Newest first, with the data for a link. */
export function listSavedPages(db: Db, userId: number) {
  return visibleSavedItems(db, userId)
    .select([
      'saved_items.item_id',
      'saved_items.type',
      'companies.slug as company_slug',
      'companies.name as company_name',
      'reviews.slug',
      'reviews.headline',
    ])
    .where('saved_items.type', 'in', ['reviews', 'companies'])
    .orderBy('saved_items.created_at', 'desc')
    .orderBy('saved_items.item_id', 'desc')
    .execute()
}

/** Includes removed and external jobs, but only visible reviews and companies. */
function visibleSavedItems(db: Db, userId: number) {
  return db
    .selectFrom('saved_items')
    .leftJoin('jobs', 'jobs.id', 'saved_items.job_id')
    .leftJoin('reviews', 'reviews.id', 'saved_items.review_id')
    .leftJoin('companies', join =>
      join.on(eb =>
        eb('companies.id', '=', eb.fn.coalesce('saved_items.company_id', 'jobs.company_id', 'reviews.company_id')),
      ),
    )
    .where('saved_items.user_id', '=', userId)
    .where(eb => eb.or([eb('saved_items.type', 'in', ['jobs', 'external-jobs']), isLiveCompany()]))
    .where(eb => eb.or([eb('saved_items.type', '!=', 'reviews'), isPublishedReview()]))
}

/*
 * External jobs and copies are read by their owner and joined here. When they were joined in SQL, the planner expected
 * one row for a new account and compared every saved job with every external job and every copy.
 */

async function readExternalJobs(db: Db, userId: number) {
  const rows = await db
    .selectFrom('external_jobs')
    .select(['id', 'job_title', 'company_name as external_company_name', 'url', 'deadline'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ id, ...job }) => [id, job]))
}

type ExternalJobs = Awaited<ReturnType<typeof readExternalJobs>>

const externalOf = (external: ExternalJobs, { type, item_id }: { type: SavedType; item_id: number }) =>
  (type === 'external-jobs' && external.get(item_id)) || NO_EXTERNAL

async function readCopiedNames(db: Db, userId: number, jobs: readonly { item_id: number }[]) {
  if (jobs.length === 0) {
    return new Map<number, { copied_title: string; copied_company_name: string }>()
  }
  const rows = await db
    .selectFrom('job_copies')
    .select(['job_id', 'title as copied_title', 'company_name as copied_company_name'])
    .where('user_id', '=', userId)
    .where(
      'job_id',
      'in',
      jobs.map(({ item_id }) => item_id),
    )
    .execute()
  return new Map(rows.map(({ job_id, ...names }) => [job_id, names]))
}

const NO_EXTERNAL = { job_title: null, external_company_name: null, url: null, deadline: null }
const NO_COPY = { copied_title: null, copied_company_name: null }
