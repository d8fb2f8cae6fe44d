import type { Db, NewRow } from '../../../db/tables'

/** A second request replaces the link and the choice. */
export async function insertDeletionOf(db: Db, row: NewRow<'pending_deletions'>): Promise<void> {
  const { user_id: _, ...change } = row
  await db
    .insertInto('pending_deletions')
    .values(row)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(change))
    .execute()
}

export function findDeletionOf(db: Db, userId: number) {
  return db
    .selectFrom('pending_deletions')
    .innerJoin('users', 'users.id', 'pending_deletions.user_id')
    .select(['reviews', 'nonce', 'deletes_at', 'users.email', 'users.first_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export function findDeletionByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('pending_deletions')
    .select(['user_id', 'reviews', 'deletes_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Only one of two concurrent requests gets the row. */
export function takeDeletion(db: Db, key: { tokenHash: string } | { userId: number }) {
  return db
    .deleteFrom('pending_deletions')
    .$if('tokenHash' in key, query => query.where('token_hash', '=', 'tokenHash' in key ? key.tokenHash : ''))
    .$if('userId' in key, query => query.where('user_id', '=', 'userId' in key ? key.userId : 0))
    .returning(['user_id', 'reviews', 'hidden_reviews'])
    .executeTakeFirst()
}

export function listDueDeletions(db: Db, at: Date) {
  return db.selectFrom('pending_deletions').select(['user_id', 'reviews']).where('deletes_at', '<=', at).execute()
}
