import type { Db, SavedType } from '../../db/tables'
import type { Transaction } from '../../db/transaction'
import { isLiveCompany, isPublicJob, isPublishedReview, isSavedJobSeen, isVisibleJob } from '../../db/visibility'
import type { SavableItem } from './input'

/** Lists the saved items that the user can still see, newest first; closed jobs and those with a copy included. */
export function listSaved(db: Db, userId: number) {
  return visibleSavedItems(db, userId)
    .select([
      'saved_items.item_id',
      'saved_items.type',
      'saved_items.reminders',
      'saved_items.updated_at',
      'jobs.deadline_at',
      'external_jobs.deadline',
    ])
    .orderBy('saved_items.created_at', 'desc')
    .orderBy('saved_items.item_id', 'desc')
    .execute()
}

export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

/** Lists the saved jobs, external ones included, with what a list shows of them; in no particular order. */
export function listSavedJobs(db: Db, userId: number) {
  return visibleSavedItems(db, userId)
    .select([
      'saved_items.item_id',
      'saved_items.type',
      'saved_items.reminders',
      'saved_items.updated_at as saved_updated_at',
      'saved_items.ask_again_at',
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
      'external_jobs.job_title',
      'external_jobs.company_name as external_company_name',
      'external_jobs.url',
      'external_jobs.deadline',
      'job_copies.title as copied_title',
      'job_copies.company_name as copied_company_name',
      isPublicJob().as('is_public'),
    ])
    .where('saved_items.type', 'in', ['jobs', 'external-jobs'])
    .execute()
}

/** Lists the saved reviews and companies, the newest first, with what a link to them needs. */
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

export type SavedJobRow = Awaited<ReturnType<typeof listSavedJobs>>[number]

/**
 * The saved items of a user with what they name: external jobs, the jobs, reviews and companies that visitors can see, and jobs
 * of which the user keeps a copy.
 */
function visibleSavedItems(db: Db, userId: number) {
  return db
    .selectFrom('saved_items')
    .leftJoin('jobs', 'jobs.id', 'saved_items.job_id')
    .leftJoin('reviews', 'reviews.id', 'saved_items.review_id')
    .leftJoin('external_jobs', 'external_jobs.id', 'saved_items.external_job_id')
    .leftJoin('job_copies', join =>
      join
        .onRef('job_copies.user_id', '=', 'saved_items.user_id')
        .onRef('job_copies.job_id', '=', 'saved_items.job_id'),
    )
    .leftJoin('companies', join =>
      join.on(eb =>
        eb('companies.id', '=', eb.fn.coalesce('saved_items.company_id', 'jobs.company_id', 'reviews.company_id')),
      ),
    )
    .where('saved_items.user_id', '=', userId)
    .where(eb => eb.or([eb('saved_items.type', 'in', ['jobs', 'external-jobs']), isLiveCompany()]))
    .where(eb => eb.or([eb('saved_items.type', '!=', 'jobs'), isSavedJobSeen()]))
    .where(eb => eb.or([eb('saved_items.type', '!=', 'reviews'), isPublishedReview()]))
}

/** Finds the title of an item that visitors can save; undefined when they cannot see it. */
export async function findTitle(db: Db, { type, id }: SavableItem): Promise<string | undefined> {
  const row = await TITLES[type](db, id)
  return row?.title
}

/** Finds the title of an item that a user can see: only the owner of an external job or of a copy can see that. */
export async function findOwnTitle(
  db: Db,
  userId: number,
  { type, id }: { type: SavedType; id: number },
): Promise<string | undefined> {
  if (type !== 'external-jobs') {
    return (await findTitle(db, { type, id })) ?? (type === 'jobs' ? findCopiedTitle(db, userId, id) : undefined)
  }
  const row = await db
    .selectFrom('external_jobs')
    .select('job_title')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.job_title
}

async function findCopiedTitle(db: Db, userId: number, jobId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_copies')
    .select('title')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row?.title
}

type FindTitle = (db: Db, id: number) => Promise<{ title: string } | undefined>

const TITLES: Record<SavableItem['type'], FindTitle> = {
  jobs: (db, id) =>
    db
      .selectFrom('companies')
      .innerJoin('jobs', 'jobs.company_id', 'companies.id')
      .select('jobs.title')
      .where('jobs.id', '=', id)
      .where(isVisibleJob())
      .where(isLiveCompany())
      .executeTakeFirst(),
  reviews: (db, id) =>
    db
      .selectFrom('companies')
      .innerJoin('reviews', 'reviews.company_id', 'companies.id')
      .select('reviews.headline as title')
      .where('reviews.id', '=', id)
      .where(isPublishedReview())
      .where(isLiveCompany())
      .executeTakeFirst(),
  companies: (db, id) =>
    db
      .selectFrom('companies')
      .select('companies.name as title')
      .where('companies.id', '=', id)
      .where(isLiveCompany())
      .executeTakeFirst(),
}

export function findSaved(db: Db, userId: number, { type, id }: { type: SavedType; id: number }) {
  return db
    .selectFrom('saved_items')
    .select(['item_id', 'type', 'reminders'])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('item_id', '=', id)
    .executeTakeFirst()
}

/** Locks the user's row, so that two requests of one user cannot both pass the limit. */
export async function lockUser(trx: Transaction, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
}

export async function countSaved(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('saved_items')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Jobs, external ones too, start with reminders on; reviews and companies have no deadline. */
export async function insertSaved(
  db: Db,
  { userId, type, id, now }: { userId: number; type: SavedType; id: number; now: Date },
) {
  await db
    .insertInto('saved_items')
    .values({
      user_id: userId,
      type,
      item_id: id,
      external_job_id: type === 'external-jobs' ? id : null,
      reminders: type === 'jobs' || type === 'external-jobs',
      created_at: now,
      updated_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export const deleteSaved = (db: Db, userId: number, item: { type: SavedType; id: number }) =>
  deleteSavedItems(db, userId, [item])

/** Removes several items, one at least, in one statement. */
export async function deleteSavedItems(db: Db, userId: number, items: readonly { type: SavedType; id: number }[]) {
  await db
    .deleteFrom('saved_items')
    .where('user_id', '=', userId)
    .where(eb => eb.or(items.map(({ type, id }) => eb.and([eb('type', '=', type), eb('item_id', '=', id)]))))
    .execute()
}

/**
 * Turns the reminders of one item, or of all items of a type, on or off and returns how many items the user has saved of
 * them. Their order in lists stays the same.
 */
export async function setReminders(
  db: Db,
  userId: number,
  { type, id, reminders }: { type: SavedType; id?: number; reminders: boolean },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('saved_items')
    .set({ reminders })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .$if(id !== undefined, query => query.where('item_id', '=', Number(id)))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
