import type { Db } from '../../db/tables'
import * as jobs from '../jobs'

/** More are no longer hot. */
const AT_MOST = 10

/** The hot jobs at `now` with the promotions that run in their slot, as `presentHotJobs` takes them. */
export async function listHotJobs(db: Db, now: Date) {
  const rows = await jobs.listHot(db, { now, limit: AT_MOST })
  const services = await jobs.listServices(
    db,
    rows.map(({ id }) => id),
    { typeId: jobs.HOT_JOB, now },
  )
  return { rows, services }
}

export type HotJobRows = Awaited<ReturnType<typeof listHotJobs>>
