import type { Db } from '../../db/tables'

/** Returns the feeds that are read on a schedule, with the result of the last run. */
export const listFeeds = (db: Db) =>
  db.selectFrom('feeds').select(['source', 'ran_at', 'state', 'taken']).orderBy('source').execute()
