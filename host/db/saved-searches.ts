import type { Db } from './tables'

/** Returns the saved searches of a user as the answer of a search carries them, the newest first. */
export async function readSavedSearches(db: Db, userId: number) {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'url', 'scope', 'frequency', 'is_paused', 'last_run_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ is_paused: paused, last_run_at, ...row }) => ({
    ...row,
    paused,
    lastRunAt: last_run_at.toISOString(),
  }))
}
