import type { Db } from '../../../db/tables'

export function listConsents(db: Db, userId: number) {
  return db
    .selectFrom('consents')
    .select(['kind', 'given', 'text_version', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}
