import { type Kysely, sql } from 'kysely'
import type { Database, Row, SuggestionKind } from '../../db/tables'

type Db = Kysely<Database>

export type SuggestionRow = Pick<Row<'suggestions'>, 'kind' | 'label' | 'slug'>

/** Of each group more are read than are shown, because one name can be found by two of its words. */
const PER_GROUP = 16
/** Of each kind, when nothing begins as was typed: enough to have the one that was meant among them. */
const NEIGHBOURS = 30

/**
 * Names of these kinds of which some word begins as `term` does; group by group in the order of `groups`, the likeliest
 * first: the very name, then what there is most of, a beginning of the whole name counting for three of a later word.
 */
export async function listByPrefix(db: Db, term: string, groups: readonly SuggestionKind[][]) {
  const found = groups.map(
    kinds => sql`(
      select s.kind, s.label, s.slug from asked
      join suggestions s on s.kind = any(${kinds}::text[]) and s.start >= asked.term and s.start < asked.term || '~'
      where length(asked.term) >= 2
      order by s.start = asked.term and s.nth = 0 desc, s.weight * case s.nth when 0 then 3 else 1 end desc,
        length(s.label), s.label, s.slug
      limit ${PER_GROUP})`,
  )
  const { rows } = await sql<SuggestionRow>`
    with asked as materialized (select suggestion_text(${term}) collate "C" as term)
    ${sql.join(found, sql` union all `)}`.execute(db)
  return rows
}

/**
 * Names of these kinds that share letters with what was typed, the most alike first; `start` is the part of the name
 * that does, `term` what was typed in the same form. Whether it is a slip of the finger is for `isSlip` to say.
 */
export async function listAlike(db: Db, term: string, kinds: readonly SuggestionKind[]) {
  // The kind stands in the text of each part, because each has an index of its own.
  const nearest = kinds.map(
    kind => sql`(
      select near.*, asked.term from asked cross join lateral (
        select s.kind, s.label, s.slug, s.weight, s.start, asked.term <<-> s.start as distance from suggestions s
        where s.kind = ${sql.lit(kind)} order by asked.term <<-> s.start limit ${NEIGHBOURS}) near
      where length(asked.term) >= 2)`,
  )
  const { rows } = await sql<SuggestionRow & { start: string; term: string }>`
    with asked as materialized (select suggestion_text(${term}) as term)
    select kind, label, slug, start, term from (${sql.join(nearest, sql` union all `)}) as found
    order by distance, weight desc, label, slug`.execute(db)
  return rows
}
