import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { isLiveCompany } from '../../db/visibility'
import { likePatterns } from './spelling'

export interface NamedPlace {
  /** The name that was asked for. */
  asked: string
  slug: string
  name: string
  /** In the United Kingdom, Ireland or the islands between. */
  home: boolean
  isTown: boolean
  population: number
}

export interface Meanings {
  /** Keys that are an employer's name or another name of one. */
  employers: string[]
  /** Words that the lexicon holds. */
  known: string[]
  /** Words that full text leaves out: "the", "of". */
  stops: string[]
  places: NamedPlace[]
  types: { slug: string; name: string }[]
}

/** What may be meant, in the forms in which the tables know it. */
export interface Asked {
  /** Forms of `nameKey`. */
  keys: string[]
  words: string[]
  /** As typed. */
  places: string[]
}

/**
 * What the tables know of a search, in one query; every job type comes along. Of several places of one name it is the
 * one that `findPlace` finds.
 */
export async function findMeanings(db: Db, { keys, words, places }: Asked): Promise<Meanings> {
  const { rows } = await sql<Meanings>`select
    array(select c.name_key from companies c where c.name_key = any(${keys}) and ${isLiveCompany('c')}
      union select a.name_key from company_aliases a where a.name_key = any(${keys})) as employers,
    array(select word from search_words where word = any(${words})) as known,
    array(select word from unnest(${words}::text[]) word where ts_lexize('english_stem', word) = '{}') as stops,
    (select coalesce(json_agg(n), '[]') from (
      select distinct on (asked) asked, p.slug, p.name, p.country in ('GB', 'IE', 'IM', 'JE', 'GG') as home,
        p.kind = 'town' as "isTown", p.population
      from unnest(${places}::text[]) asked join places p on p.keys @> array[place_key(asked)]
      order by asked, p.country <> 'GB', home desc, p.population desc, p.id) n) as places,
    (select coalesce(json_agg(t), '[]') from (
      select slug, name from entities where list = 'job-types' and active) t) as types`.execute(db)
  return rows[0] ?? { employers: [], known: [], stops: [], places: [], types: [] }
}

/** So many adverts do not all have the same slip. */
const USED_BY = 3

/** Whether a word that no title has is common in the texts of adverts all the same. */
export async function isUsed(db: Db, word: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from job_search where job_words(id) @@ plainto_tsquery('pg_catalog.simple', search_singular(${word})) limit ${USED_BY}) found`.execute(
    db,
  )
  return rows[0]?.count === USED_BY
}

/** Words of the lexicon that may be meant by a misspelt one; `isSameWord` for its singular or plural, which the search finds. */
export async function listSimilarWords(
  db: Db,
  word: string,
  edits: number,
): Promise<{ word: string; isSameWord: boolean }[]> {
  const likes = likePatterns(word, edits).map(pattern => sql`w.word like ${pattern}`)
  const { rows } = await sql<{ word: string; isSameWord: boolean }>`
    select w.word, search_singular(w.word) = search_singular(${word}) as "isSameWord"
    from search_words w
    where (${sql.join(likes, sql` or `)})
      and length(w.word) between ${word.length - edits}::int and ${word.length + edits}::int
      and not (length(w.word) <= 4 and exists (
        select from companies c where c.name_key = w.word
        union all select from company_aliases a where a.name_key = w.word))`.execute(db)
  return rows
}
