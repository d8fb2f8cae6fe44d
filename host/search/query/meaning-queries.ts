import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { isLiveCompany } from '../../db/visibility'
import { singular } from './fold'
import type { Span } from './spans'
import { likePatterns } from './spelling'
import { inHead } from './tsquery'

export interface NamedPlace {
  requested: string
  slug: string
  name: string
  /** In the UK, Ireland or the islands between. */
  home: boolean
  isTown: boolean
  population: number
  /** Adverts at the place itself; 0 for an area. */
  jobs: number
  /** Adverts with the name of the town in their title. */
  titles: number
}

/** Numbers of adverts, up to `MAX_COUNTED`. */
export interface Frequency {
  word: string
  /** With the word in the title or a kind. */
  head: number
  /** Of employers with the word in their name. */
  names: number
  anywhere: number
}

export interface Meanings {
  /** Names and aliases of employers, with the number of adverts. */
  employers: { key: string; jobs: number; ids: number[] }[]
  known: string[]
  /** Words that full text ignores: "the", "of". */
  stops: string[]
  places: NamedPlace[]
  types: { slug: string; name: string; level: string | null }[]
  /** Degree subjects in the form of `subjectName`, or the start of their names, with the slug of their degree area. */
  subjects: { name: string; area: string }[]
  frequencies: Frequency[]
  total: number
}

/** The names and words to look up, in the form of the tables. */
export interface Requested {
  /** Forms of `nameKey`. */
  keys: string[]
  words: string[]
  /** The words to count. */
  single: string[]
  places: string[]
  /** In lower case, without "and". */
  subjects: string[]
}

/** Words in more adverts are common, whatever their exact number. */
export const MAX_COUNTED = 2000

/** "Environment" begins "environmental science", but "art" does not begin "arthritis". */
const SHORT_SUBJECT = 6

/** In the form of `subjects`: "art design" for "Art and design" and "art & design". */
export const subjectName = ({ entered }: Span): string => entered.toLowerCase().replaceAll(' and ', ' ')

export const NO_MEANINGS: Meanings = {
  ...{ employers: [], known: [], stops: [], places: [], types: [], subjects: [], frequencies: [], total: 0 },
}

const countOf = (word: ReturnType<typeof sql>) => sql`(select count(*)::int from (
  select from job_search where job_words(id) @@ to_tsquery('pg_catalog.simple', ${word}) limit ${MAX_COUNTED}) found)`

/** One query, which also returns every job type. If places share a name, returns the one that `findPlace` finds. */
export async function findMeanings(db: Db, { keys, words, single, places, subjects }: Requested): Promise<Meanings> {
  const { rows } = await sql<Meanings>`select
    (select coalesce(json_agg(e), '[]') from (
      select key, sum((select count(*) from job_search s where s.company_id = named.id))::int as jobs, array_agg(id) as ids from (
        select c.name_key as key, c.id from companies c where c.name_key = any(${keys}) and ${isLiveCompany('c')}
        union select a.name_key, a.company_id from company_aliases a where a.name_key = any(${keys})) named
      group by key) e) as employers,
    array(select word from search_words where word = any(${words})) as known,
    array(select word from unnest(${words}::text[]) word where ts_lexize('english_stem', word) = '{}') as stops,
    (select coalesce(json_agg(n), '[]') from (
      select named.*, (select count(*)::int from job_locations l where l.place_id = named.id) as jobs,
        case when "isTown" and requested !~ '\W' then ${countOf(sql`'''t0' || search_singular(lower(requested)) || ''''`)} else 0 end as titles from (
        select distinct on (requested) requested, p.id, p.slug, p.name, p.country in ('GB', 'IE', 'IM', 'JE', 'GG') as home,
          p.kind = 'town' as "isTown", p.population
        from unnest(${places}::text[]) requested join places p on p.keys @> array[place_key(requested)]
        order by requested, p.country <> 'GB', home desc, p.population desc, p.id) named) n) as places,
    (select coalesce(json_agg(t), '[]') from (
      select slug, name, details ->> 'level' as level from entities where list = 'job-types' and active) t) as types,
    (select coalesce(json_agg(s), '[]') from (
      select wanted as name, coalesce(min(area) filter (where name = wanted), min(area)) as area
      from unnest(${subjects}::text[]) wanted join (
        select regexp_replace(lower(own.name), ' (and|&) ', ' ', 'g') as name, coalesce(a.slug, own.slug) as area
        from entities own left join entities a on a.id = own.parent_id
        where own.list in ('courses', 'degree-areas') and own.active) own on name = wanted or starts_with(name, wanted)
          and substr(name, length(wanted) + 1, 1) ~ case when length(wanted) < ${SHORT_SUBJECT} or wanted ~ ' ' then ' ' else '[a-z ]' end
      group by wanted having bool_or(name = wanted) or count(distinct area) = 1) s) as subjects,
    (select coalesce(json_agg(f), '[]') from (
      select requested.word, ${countOf(sql`requested.marked`)} as head, ${countOf(sql`requested.plain`)} as anywhere,
        (select count(*)::int from (select from job_search where company_id in (
          select id from company_search where company_title(id) @@ to_tsquery('pg_catalog.simple', requested.plain))
          limit ${MAX_COUNTED}) own) as names
      from unnest(${single}::text[], ${single.map(word => `'${inHead(word)}'`)}::text[], ${single.map(quote)}::text[])
        as requested (word, marked, plain)
      where requested.plain <> '' and ts_lexize('english_stem', requested.word) <> '{}') f) as frequencies,
    (select coalesce(sum(count), 0)::int from search_counts
      where scope = 'jobs' and kind = 'all' and not opening) as total`.execute(db)
  return rows[0] ?? NO_MEANINGS
}

const quote = (word: string): string => `'${singular(word)}'`

/** This many adverts do not share a typo. */
export const USED_BY = 3

export interface SimilarWord {
  word: string
  /** The singular or plural of the misspelt word, which the search finds anyway. */
  isSameWord: boolean
  /** Adverts with the word in the title or a kind; for a place, adverts there. */
  uses: number
}

/** Includes names of towns. */
export async function listSimilarWords(db: Db, word: string, edits: number): Promise<SimilarWord[]> {
  const isNear = (text: ReturnType<typeof sql>) =>
    sql`(${sql.join(
      likePatterns(word, edits).map(pattern => sql`${text} like ${pattern}`),
      sql` or `,
    )}) and length(${text}) between ${word.length - edits}::int and ${word.length + edits}::int`
  const { rows } = await sql<SimilarWord>`
    select w.word, search_singular(w.word) = search_singular(${word}) as "isSameWord",
      ${countOf(sql`'''t0' || search_singular(w.word) || ''''`)} as uses
    from search_words w
    where ${isNear(sql`w.word`)}
      and not (length(w.word) <= 4 and exists (
        select from companies c where c.name_key = w.word
        union all select from company_aliases a where a.name_key = w.word))
    union all
    select k, false, greatest(1, population / ${PEOPLE_A_USE})::int from places p cross join unnest(p.keys) k
    where p.country in ('GB', 'IE') and p.population >= ${KNOWN_TOWN} and ${isNear(sql`k`)} and k <> ${word}`.execute(
    db,
  )
  return rows
}

/** Smaller towns are never suggested for a misspelt word. */
const KNOWN_TOWN = 20_000
/** This many people in a town count like one more title. */
const PEOPLE_A_USE = 10_000
