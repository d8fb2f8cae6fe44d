import type { Db, MailList, NewRow } from '../../../db/tables'

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

/** If two mails create the link of one list at the same time, the first one remains. */
export async function insertLink(db: Db, row: NewRow<'unsubscribe_links'>): Promise<void> {
  await db
    .insertInto('unsubscribe_links')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Returns undefined if the account or the search no longer exists. */
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

export async function touchSearch(db: Db, searchId: number, now: Date): Promise<void> {
  await db.updateTable('saved_searches').set({ updated_at: now }).where('id', '=', searchId).execute()
}
