import { type RawBuilder, sql } from 'kysely'
import type { Words } from './understand'

/** Expressions of a query that gives the columns of one row. */
export interface TextColumns {
  /** tsvector of the title alone. */
  title: RawBuilder<unknown>
  /** tsvector of everything. */
  words: RawBuilder<unknown>
  /** The title as text. */
  text: RawBuilder<unknown>
}

/** A thing found as it was typed, by a synonym, or only outside of the title. */
const AS_TYPED = 1
const AS_MEANT = 0.8
const OUTSIDE = 0.3
/** How much a title that reads like the search counts, beside all of its words. */
const LIKENESS = 0.5

/**
 * How close a text comes to a search of which it holds some words, as a number that grows: the share of the wanted things
 * that it has, rare ones counting more, and how much its title reads like the words. Rarity is taken among the rows of
 * the query, so it belongs into a query over a few hundred candidates, as it calculates with window functions.
 */
export function closeness(
  { groups, terms }: Pick<Words, 'groups' | 'terms'>,
  columns: TextColumns,
): RawBuilder<number> {
  const { title, words, text } = columns
  if (groups.length === 0) {
    return sql<number>`0::double precision`
  }
  const shares = groups.map(({ typed, meant }) => {
    const rarity = sql`ln(1 + count(*) over () / (0.5 + count(*) filter (where ${words} @@ ${query(meant)}) over ()))`
    const found = sql`case when ${title} @@ ${query(typed)} then ${AS_TYPED}::float8
      when ${title} @@ ${query(meant)} then ${AS_MEANT}::float8
      when ${words} @@ ${query(meant)} then ${OUTSIDE}::float8 else 0 end`
    return { rarity, earned: sql`${rarity} * ${found}` }
  })
  const sum = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` + `)
  return sql<number>`((${sum(shares.map(({ earned }) => earned))}) / (${sum(shares.map(({ rarity }) => rarity))})
    + ${LIKENESS}::float8 * similarity(search_text(${text}), ${terms.join(' ')}))`
}

const query = (text: string) => sql`to_tsquery('english', ${text})`
