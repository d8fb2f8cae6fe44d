import type { Db } from '../../db/tables'
import * as jobs from '../jobs'
import { listPromotions, PROMOTION_TYPES } from '../promotions'

const MOST_HOT_JOBS = 10

/** Returns the hot jobs at `now` with their running promotions. */
export async function listHotJobs(db: Db, now: Date) {
  const rows = await jobs.listHot(db, { now, limit: MOST_HOT_JOBS })
  const promotions = await listPromotions(
    db,
    rows.map(({ id }) => id),
    { type: PROMOTION_TYPES.hotJob, now },
  )
  return { rows, promotions }
}

export type HotJobRows = Awaited<ReturnType<typeof listHotJobs>>
