import { sql } from 'kysely'
import type { Db, SuggestionKind } from '../../db/tables'
import type { Source } from './source-queries'

/** After so long somebody who began to fill the table and never said that it was done is taken for gone. */
const CLAIM = '1 minute'

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

/** Makes the rows of one kind what the source says, in one statement that writes what is different and nothing else. */
export async function mergeSuggestions(db: Db, kind: SuggestionKind, source: Source): Promise<void> {
  await sql`
    with found as materialized (
      select distinct on (start, slug, label) start collate "C" as start, nth, slug, label, weight
      from (
        -- Another name of a thing helps to find it, and is not what it is called.
        select way.start, source.slug, source.label, source.weight,
          case when way.nth = 0 and not starts_with(suggestion_text(source.label), way.start) then 1 else way.nth end as nth
        from (${source}) as source cross join lateral suggestion_starts(source.name) as way
      ) as ways
      order by start, slug, label, nth
    ), gone as (
      delete from suggestions s
      where s.kind = ${kind}
        and not exists (select from found f where (f.start, f.slug, f.label) = (s.start, s.slug, s.label))
    )
    insert into suggestions as s (kind, start, nth, label, slug, weight)
    select ${kind}, start, nth, label, slug, weight from found
    on conflict (kind, start, slug, label) do update set nth = excluded.nth, weight = excluded.weight
      where (s.nth, s.weight) is distinct from (excluded.nth, excluded.weight)`.execute(db)
}

/** Makes the known words those of the names. */
export async function mergeWords(db: Db): Promise<void> {
  await sql`
    with found as materialized (select distinct split_part(start, ' ', 1) as word from suggestions),
    gone as (delete from suggestion_words w where not exists (select from found f where f.word = w.word))
    insert into suggestion_words select word from found on conflict do nothing`.execute(db)
}
