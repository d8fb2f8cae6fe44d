import type { Db, SavedType } from '../../../db/tables'
import { isLiveCompany, isPublishedReview, isVisibleJob } from '../../../db/visibility'
import type { SavableItem } from './input'

/** Returns undefined if visitors cannot see the item. */
export async function findTitle(db: Db, { type, id }: SavableItem): Promise<string | undefined> {
  const row = await TITLES[type](db, id)
  return row?.title
}

/** Finds the title of an external job of the user, or of a saved job, even if it was taken down. */
export async function findOwnTitle(
  db: Db,
  userId: number,
  { type, id }: { type: SavedType; id: number },
): Promise<string | undefined> {
  if (type !== 'external-jobs') {
    return (await findTitle(db, { type, id })) ?? (type === 'jobs' ? findSavedTitle(db, userId, id) : undefined)
  }
  const row = await db
    .selectFrom('external_jobs')
    .select('job_title')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.job_title
}

/** A removed job has the title of the user's copy. Items that were saved before there were copies have none. */
async function findSavedTitle(db: Db, userId: number, jobId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('saved_items')
    .innerJoin('jobs', 'jobs.id', 'saved_items.job_id')
    .leftJoin('job_copies', join =>
      join
        .onRef('job_copies.user_id', '=', 'saved_items.user_id')
        .onRef('job_copies.job_id', '=', 'saved_items.job_id'),
    )
    .select(eb => eb.fn.coalesce('job_copies.title', 'jobs.title').as('title'))
    .where('saved_items.user_id', '=', userId)
    .where('saved_items.job_id', '=', jobId)
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

export async function countSaved(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('saved_items')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Reviews and companies have no deadline, so only jobs start with reminders on. */
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

/**
 * Changes one item, or all items of a type. Returns the number of changed items. Does not change `updated_at`, so lists
 * do not change their order.
 */
export async function updateSaved(
  db: Db,
  userId: number,
  { type, id, ...change }: { type: SavedType; id?: number; reminders?: boolean; starred?: boolean },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('saved_items')
    .set(change)
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .$if(id !== undefined, query => query.where('item_id', '=', Number(id)))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
