import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { inSlices } from '../../../lib/slices'

/** An undated advert stays open for this long after its feed last listed it. */
export const UNSEEN_DAYS = 60
export function closeUnseen(db: Db, now: Date): Promise<number> {
  return inSlices(async size => {
    const { numAffectedRows } = await sql`
      update jobs set status = 'closed', closed_reason = 'stale', closed_at = ${now}, updated_at = ${now}
      where id in (
        select j.id from jobs j
        left join feed_entries e on e.kind = 'jobs' and e.source = j.source and e.source_id = j.source_id
        where j.status = 'open' and j.undated and j.deadline_at is null
          and coalesce(e.seen_at, j.updated_at) < ${now}::timestamptz - ${`${UNSEEN_DAYS} days`}::interval
        limit ${size})`.execute(db)
    return Number(numAffectedRows ?? 0)
  })
}
