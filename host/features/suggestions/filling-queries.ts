import { sql } from 'kysely'
import type { Db } from '../../db/tables'

/** After so long somebody who began to fill the table and never said that it was done is taken for gone. */
const CLAIM = '10 minutes'

/** The version is the first transaction whose changes the table may lack (migration 0024). */
const hasChanged = sql<boolean>`exists (select from data_changes where transaction >= version::text::xid8)`

/**
 * Takes the work of filling the table on, and returns the version of the data that it will show; undefined where the
 * table is as new as the data and the clock, or where another host is at it.
 */
export async function claimFilling(db: Db, now: Date): Promise<number | undefined> {
  const claimed = await db
    .updateTable('suggestion_state')
    .set({ claimed_until: sql<Date>`${now}::timestamptz + ${sql.lit(CLAIM)}::interval` })
    .where(sql<boolean>`coalesce(claimed_until <= ${now}, true)`)
    .where(sql<boolean>`(version is null or next_turn <= ${now} or ${hasChanged})`)
    .returning(sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as('version'))
    .executeTakeFirst()
  return claimed?.version ?? undefined
}

/** Says what the table holds now. `nextExpiry` in milliseconds, or infinity. */
export async function finishFilling(
  db: Db,
  { version, nextExpiry, restUntil }: { version: number; nextExpiry: number; restUntil: Date },
): Promise<void> {
  await db
    .updateTable('suggestion_state')
    .set({ version, next_turn: timeOf(nextExpiry), claimed_until: restUntil })
    .execute()
}

const timeOf = (time: number) =>
  Number.isFinite(time) ? new Date(time) : sql<Date>`${time > 0 ? 'infinity' : '-infinity'}::timestamptz`
