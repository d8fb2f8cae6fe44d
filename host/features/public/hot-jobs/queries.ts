import type { Db } from '../../../db/tables'
import * as jobs from '../jobs'

const MAX_HOT_JOBS = 10

export async function listHotJobs(db: Db, now: Date) {
  const rows = await jobs.listHot(db, { now, limit: MAX_HOT_JOBS })
  return { rows, promotions: rows.flatMap(({ promotions }) => promotions) }
}

export type HotJobRows = Awaited<ReturnType<typeof listHotJobs>>
