import type { Db } from '../../db/tables'

/** Lists what a person has agreed to or withdrawn, the newest first. */
export function listConsents(db: Db, userId: number) {
  return db
    .selectFrom('consents')
    .select(['kind', 'given', 'text_version', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}
