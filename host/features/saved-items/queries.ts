import type { Db, SavedType } from '../../db/tables'
import type { Transaction } from '../../db/transaction'
import { isLiveCompany, isPublishedReview, isVisibleJob } from '../../db/visibility'

/** Lists the saved items that visitors can still see, newest first; closed jobs included. */
export function listSaved(db: Db, userId: number) {
  return visibleSavedItems(db)
    .select([
      'saved_items.item_id',
      'saved_items.type',
      'saved_items.reminders',
      'saved_items.updated_at',
      'jobs.deadline_at',
    ])
    .where('saved_items.user_id', '=', userId)
    .orderBy('saved_items.created_at', 'desc')
    .orderBy('saved_items.item_id', 'desc')
    .execute()
}

export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

/** Saved items joined with the jobs, reviews and companies that visitors can see. */
function visibleSavedItems(db: Db) {
  return db
    .selectFrom('saved_items')
    .leftJoin('jobs', 'jobs.id', 'saved_items.job_id')
    .leftJoin('reviews', 'reviews.id', 'saved_items.review_id')
    .innerJoin('companies', join =>
      join.on(eb =>
        eb('companies.id', '=', eb.fn.coalesce('saved_items.company_id', 'jobs.company_id', 'reviews.company_id')),
      ),
    )
    .where(isLiveCompany())
    .where(eb => eb.or([eb('saved_items.type', '!=', 'jobs'), isVisibleJob()]))
    .where(eb => eb.or([eb('saved_items.type', '!=', 'reviews'), isPublishedReview()]))
}

/** Finds the title of a savable item; undefined when visitors cannot see it. */
export async function findTitle(db: Db, item: { type: SavedType; id: number }): Promise<string | undefined> {
  const row = await TITLES[item.type](db, item.id)
  return row?.title
}

type FindTitle = (db: Db, id: number) => Promise<{ title: string } | undefined>

const TITLES: Record<SavedType, FindTitle> = {
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

/** Jobs start with reminders on; reviews and companies have no deadline. */
export async function insertSaved(
  db: Db,
  { userId, type, id, now }: { userId: number; type: SavedType; id: number; now: Date },
) {
  await db
    .insertInto('saved_items')
    .values({ user_id: userId, type, item_id: id, reminders: type === 'jobs', created_at: now, updated_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteSaved(db: Db, userId: number, { type, id }: { type: SavedType; id: number }) {
  await db
    .deleteFrom('saved_items')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('item_id', '=', id)
    .execute()
}
