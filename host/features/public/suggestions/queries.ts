import { sql } from 'kysely'
import type { Db, Row, SuggestionKind } from '../../../db/tables'

export type SuggestionRow = Pick<Row<'suggestions'>, 'kind' | 'label' | 'slug'>

/** More than are shown, because a name can match by two of its words. */
const PER_GROUP = 16
/** Number of candidates for a word without matches: enough to include the intended word. */
const NEIGHBOURS = 30

/**
 * Returns names with a word that starts with one of `terms`, in the order of `groups`. Exact matches come first, then
 * the most frequent names. A match at the start of the name weighs ten times as much as a later one.
 */
export async function listByPrefix(db: Db, terms: readonly string[], groups: readonly SuggestionKind[][]) {
  const found = groups.map(
    kinds => sql`(
      select s.kind, s.label, s.slug from asked
      join suggestions s on s.kind = any(${kinds}::text[]) and s.start >= asked.term and s.start < asked.term || '~'
      order by s.start = asked.term and s.nth = 0 desc, s.kind = 'type' and s.nth = 0 desc, s.kind = 'type' and s.nth = 1 desc, s.weight * case s.nth when 0 then 10 else 1 end desc,
        length(s.label), s.label, s.slug
      limit ${PER_GROUP})`,
  )
  const { rows } = await sql<SuggestionRow>`
    with asked as materialized (
      select term from (select suggestion_text(term) collate "C" as term from unnest(${terms}::text[]) as term) as plain
      where length(term) >= 2)
    ${sql.join(found, sql` union all `)}`.execute(db)
  return rows
}

/** For each word of the input, returns the known words that share the most letters with it. */
export async function listAlike(db: Db, term: string) {
  const { rows } = await sql<{ word: string; like: string[] }>`
    select asked.word, array(select w.word from suggestion_words w order by w.word <-> asked.word limit ${NEIGHBOURS}) as like
    from regexp_split_to_table(suggestion_text(${term}), ' ') with ordinality as asked (word, position)
    order by asked.position`.execute(db)
  return rows
}
