import type { Db, MailList, NewRow } from '../../db/tables'

/** The effect of one link. */
export interface Target {
  userId: number
  list: MailList
  searchId?: number | undefined
}

export function findLink(db: Db, { userId, list, searchId }: Target) {
  return db
    .selectFrom('unsubscribe_links')
    .select('nonce')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('search_id', searchId === undefined ? 'is' : '=', searchId ?? null)
    .executeTakeFirst()
}

/** Two mails may create the link of one list concurrently: the first one stays. */
export async function insertLink(db: Db, row: NewRow<'unsubscribe_links'>): Promise<void> {
  await db
    .insertInto('unsubscribe_links')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Finds a link's target with its search; undefined if the account or the search is gone. */
export function findTarget(db: Db, tokenHash: string) {
  return db
    .selectFrom('unsubscribe_links as l')
    .leftJoin('saved_searches as s', 's.id', 'l.search_id')
    .select(['l.user_id', 'l.list', 'l.search_id', 's.name', 's.frequency', 's.deleted_at'])
    .where('l.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

export type TargetRow = NonNullable<Awaited<ReturnType<typeof findTarget>>>

export async function storeUseful(db: Db, searchId: number, wasUseful: boolean): Promise<void> {
  await db.updateTable('saved_searches').set({ was_useful: wasUseful }).where('id', '=', searchId).execute()
}

/** Records that the user still wants the mails of a search. */
export async function touchSearch(db: Db, searchId: number, now: Date): Promise<void> {
  await db.updateTable('saved_searches').set({ updated_at: now }).where('id', '=', searchId).execute()
}
