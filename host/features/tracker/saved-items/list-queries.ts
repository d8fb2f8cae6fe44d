import { expressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, Db } from '../../../db/tables'
import { isLiveCompany, isPublicJob, isPublishedReview } from '../../../db/visibility'
import type { StageState } from '../tracker'

/** Newest first. Includes closed and removed jobs, but not other items that the user can no longer see. */
export async function listSaved(db: Db, userId: number) {
  const rows = await visibleSavedItems(db, userId)
    .select([
      'saved_items.item_id',
      'saved_items.type',
      'saved_items.reminders',
      'saved_items.updated_at',
      'jobs.deadline_at',
      externalOfItem().as('external'),
      stagesOfItem().as('stages'),
    ])
    .orderBy('saved_items.created_at', 'desc')
    .orderBy('saved_items.item_id', 'desc')
    .execute()
  return rows.map(readJson)
}

export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

/** Includes external jobs. The order is undefined. */
export async function listSavedJobs(db: Db, userId: number) {
  const rows = await visibleSavedItems(db, userId)
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
      copyOfItem().as('copy'),
      externalOfItem().as('external'),
      stagesOfItem().as('stages'),
    ])
    .where('saved_items.type', 'in', ['jobs', 'external-jobs'])
    .execute()
  return rows.map(readJson)
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
 * Subqueries by primary key, not joins: for a new account the planner expected one row, and a join compared every
 * saved job with every external job and every copy.
 */

const ofItems = expressionBuilder<Database, 'saved_items'>()

const stagesOfItem = () =>
  jsonArrayFrom(
    ofItems
      .selectFrom('app_tracker_stages as s')
      .select(['s.stage as slug', 's.done', 's.done_at as doneAt', 's.date', 's.ticks'])
      .whereRef('s.user_id', '=', 'saved_items.user_id')
      .whereRef('s.type', '=', 'saved_items.type')
      .whereRef('s.item_id', '=', 'saved_items.item_id'),
  )

const externalOfItem = () =>
  jsonObjectFrom(
    ofItems
      .selectFrom('external_jobs')
      .select(['job_title', 'company_name', 'url', 'deadline'])
      .whereRef('external_jobs.id', '=', 'saved_items.external_job_id'),
  )

const copyOfItem = () =>
  jsonObjectFrom(
    ofItems
      .selectFrom('job_copies')
      .select(['job_copies.title', 'job_copies.company_name'])
      .whereRef('job_copies.user_id', '=', 'saved_items.user_id')
      .whereRef('job_copies.job_id', '=', 'saved_items.job_id'),
  )

interface JsonColumns {
  external: { deadline: string | null } | null
  stages: readonly (Omit<StageState, 'doneAt'> & { doneAt: string | null })[]
}

/** JSON has no times. */
function readJson<Item extends JsonColumns>({ stages, ...row }: Item) {
  return {
    ...row,
    deadline: row.external?.deadline ?? null,
    stages: stages.map(stage => ({ ...stage, doneAt: stage.doneAt === null ? null : new Date(stage.doneAt) })),
  }
}
