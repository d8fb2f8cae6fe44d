import { sql } from 'kysely'
import type { Db, Row, SuggestionKind } from '../../db/tables'

export type SuggestionRow = Pick<Row<'suggestions'>, 'kind' | 'label' | 'slug'>

/** Of each group more are read than are shown, because one name can be found by two of its words. */
const PER_GROUP = 16
/** Words that are read for one that nothing begins with: enough to have the one that was meant among them. */
const NEIGHBOURS = 30

/**
 * Names of these kinds of which some word begins as one of `terms` does; group by group in the order of `groups`, the
 * likeliest first: the very name, then what there is most of, a beginning of the whole name counting for ten of a
 * later word.
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

/** What was typed as words alone, and for each of its words the known ones that share most letters with it. */
export async function listAlike(db: Db, term: string) {
  const { rows } = await sql<{ word: string; like: string[] }>`
    select asked.word, array(select w.word from suggestion_words w order by w.word <-> asked.word limit ${NEIGHBOURS}) as like
    from regexp_split_to_table(suggestion_text(${term}), ' ') with ordinality as asked (word, position)
    order by asked.position`.execute(db)
  return rows
}
