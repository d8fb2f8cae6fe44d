import { sql } from 'kysely'
import type { Db } from '../../../db/tables'

/** A host that takes longer to fill the table is considered dead. */
const CLAIM = '10 minutes'

/** The version is the first transaction whose changes may be missing from the table (migration 0024). */
const hasChanged = sql<boolean>`exists (select from data_changes where transaction >= version::text::xid8)`

/**
 * Claims the task of filling the table, so that only one host does it. Returns the data version of its future contents;
 * undefined if the table is up to date or another host is filling it.
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

/** `nextExpiry` is in milliseconds, or infinity. */
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
