import type { Db } from '../../db/tables'

/** Returns the scheduled feeds with the result of the last run. */
export const listFeeds = (db: Db) =>
  db.selectFrom('feeds').select(['source', 'ran_at', 'state', 'taken']).orderBy('source').execute()
