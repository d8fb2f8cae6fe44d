import type { Db } from '../../db/tables'
import * as jobs from '../jobs'
import { listPromotions, PROMOTION_TYPES } from '../promotions'

/** More are no longer hot. */
const AT_MOST = 10

/** The hot jobs at `now` with the promotions that run in their slot, as `presentHotJobs` takes them. */
export async function listHotJobs(db: Db, now: Date) {
  const rows = await jobs.listHot(db, { now, limit: AT_MOST })
  const promotions = await listPromotions(
    db,
    rows.map(({ id }) => id),
    { type: PROMOTION_TYPES.hotJob, now },
  )
  return { rows, promotions }
}

export type HotJobRows = Awaited<ReturnType<typeof listHotJobs>>
