import type { Db } from '../../../db/tables'

export const listFeeds = (db: Db) =>
  db.selectFrom('feeds').select(['source', 'ran_at', 'state', 'taken']).orderBy('source').execute()
