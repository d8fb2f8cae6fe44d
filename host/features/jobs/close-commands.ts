import { sql } from 'kysely'
import type { Db } from '../../db/tables'

/** How long an advert without dates stays open after its feed listed it last. */
export const UNSEEN_DAYS = 60
/** So few in one transaction, because each changes the search tables. */
const MOST = 250

/** Closes adverts without dates that their feed has not listed for a long time. Says how many. */
export async function closeUnseen(db: Db, now: Date): Promise<number> {
  let closed = 0
  for (let last = MOST; last === MOST; closed += last) {
    const { numAffectedRows } = await sql`
      update jobs set status = 'closed', closed_reason = 'stale', closed_at = ${now}, updated_at = ${now}
      where id in (
        select j.id from jobs j
        left join feed_entries e on e.kind = 'jobs' and e.source = j.source and e.source_id = j.source_id
        where j.status = 'open' and j.undated and j.deadline_at is null
          and coalesce(e.seen_at, j.updated_at) < ${now}::timestamptz - ${`${UNSEEN_DAYS} days`}::interval
        limit ${MOST})`.execute(db)
    last = Number(numAffectedRows ?? 0)
  }
  return closed
}
