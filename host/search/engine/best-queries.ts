import { type RawBuilder, sql } from 'kysely'
import { PER_PAGE } from '../../http/paging'
import { inHead } from '../query'
import { NEWEST, selectNewest } from './newest-queries'
import { queryOf, type Where } from './row-queries'
import type { PageRow, SearchQuery, Ranking } from './search-query'
import { milesOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** So many of the newest matches are ranked by their words; deeper ones follow, newest first. */
const RANKED = 200

const NOTHING: Ranking = { groups: [], looseTsquery: '', terms: [], preferred: '', preferredSaid: '', begins: false }

/**
 * The best matches by score, of the newest with all words in the title, the newest with some of them there, and the newest
 * of all. Reading the text of every match of a broad word would take longer than anybody waits; what lies deeper follows,
 * newest first.
 */
export function bestPage(query: SearchQuery, sets: Sets) {
  const { scope, limit, offset, tsquery, wanted = limit + offset, ranking = NOTHING } = query
  const newest = (where: Where, most: number) => selectNewest(query, sets, where, most)
  const rowsOf = (tier: string) => sql`(select count(distinct coalesce(duplicate_key, id)) from ${sql.ref(tier)})`
  // A worse tier matters only where the page reaches beyond those before it.
  const unless = (tier: string) => sql`where ${rowsOf(tier)} < ${wanted}`
  const isChosen = tsquery !== '' && ranking.preferred !== ''
  const isPartly = ranking.groups.length > 1 && ranking.looseTsquery !== ''
  const partly = isPartly
    ? sql`select * from (${newest('partly', RANKED)}) others ${unless('titled')}`
    : sql`select * from titled`
  // Every match is ranked where there are few, so only deep pages need the rest.
  const rest =
    offset + limit > RANKED
      ? sql`union all select m.*, 3, null from (${newest('words', 3 * RANKED + offset + limit)}) m where id not in (select id from ranked)`
      : sql``
  return sql<PageRow>`
    with titled as materialized (${newest(tsquery === '' ? 'preferred' : 'title', RANKED)}),
    preferred as materialized (${isChosen ? newest('preferred', RANKED) : sql`select * from titled`}),
    partly as materialized (${partly}),
    candidates as materialized (
      select distinct on (id) * from (
        select *, 0 as tier from titled union all select *, 0 from preferred union all select *, 1 from partly union all
        select *, 2 from (${newest('words', RANKED)}) others ${unless('titled')}
      ) found order by id, tier
    ),
    ranked as materialized (
      select c.*, ${scoreOf(query, sets)} as score
      from candidates c cross join lateral (
        -- Without the offset the planner reads all texts where they are few thousand.
        select title, words from ${sql.table(scope === 'jobs' ? 'job_text' : 'review_text')} where id = c.id offset 0) t
    )
    select id, spot_set, duplicate_key::text from (select * from ranked ${rest}) scored
    -- Where the first tier fills a page, a deeper page has more tiers, which must not change the pages before it.
    order by case when ${rowsOf('titled')} >= ${PER_PAGE} then tier end, score desc nulls last, ${NEWEST}, id desc limit ${limit} offset ${offset}`
}

/** How much of the search the title has counts most, then how short the title is. */
const IN_TITLE = 2
const AS_MEANT = 0.8
/** By weight: text, kind, employer, title. */
const WEIGHTS = '{0.02, 0.2, 0.8, 1}'
const PREFERRED_IN_TITLE = 0.8
const PREFERRED = 0.3
const SAID = 0.6
const LOCAL = 0.3
/** What a job at the place itself has besides; five miles away it is half of that. */
const NEAR = 0.3
/** What jobs for students and graduates have, before all others. */
const EARLY = { usual: 0.2, begins: 0.5 }
const EARLY_WORDS = 'intern internship placement graduate trainee apprentice apprenticeship student'.split(' ')
const BEGINNER_WORDS = 'junior jr associate entry undergraduate'.split(' ')
/** What a senior title loses, and what it loses where a first job is wanted. */
const SENIOR = { usual: 0.3, begins: 1.2 }
const SENIOR_WORDS = 'senior sr lead principal head director chief vp vice president svp'.split(' ')
const GROWN_WORDS = 'manager consultant specialist supervisor staff sister matron'.split(' ')

function scoreOf(query: SearchQuery, sets: Sets): Sql {
  const { scope, tsquery, places, ranking = NOTHING } = query
  const { preferred, preferredSaid: said } = ranking
  const terms = [
    ...(tsquery === ''
      ? []
      : [...titleTerms(ranking), ...nameTerms(ranking, scope), sql`ts_rank(${WEIGHTS}, t.words, ${queryOf(tsquery)})`]),
    ...(preferred ? [ifTrue(sql`t.title @@ ${queryOf(preferred)}`, PREFERRED_IN_TITLE)] : []),
    ...(preferred ? [ifTrue(sql`t.words @@ ${queryOf(preferred)}`, PREFERRED)] : []),
    ...(said ? [ifTrue(sql`t.words @@ ${queryOf(said)}`, SAID)] : []),
    ...(scope === 'jobs' && places.length > 0 ? [nearness(sets)] : []),
    ...(scope === 'jobs' ? [senior(ranking), early(ranking)] : []),
  ]
  return terms.length > 0 ? sql.join(terms, sql` + `) : sql`0`
}

const anyOf = (words: readonly string[]): string => words.map(word => `'${word}'`).join(' | ')

function nearness(sets: Sets): Sql {
  return sql`coalesce((select ${LOCAL}::float8 + ${NEAR}::float8 / (1 + miles / 5) from (select ${milesOf(sets)} as miles) m
    where miles is not null), 0)`
}

const ifTrue = (condition: Sql, score: number): Sql => sql`case when ${condition} then ${score}::float8 else 0 end`

/** The share of the wanted things that the title has, and how little it says besides: the index holds its words twice. */
function titleTerms({ groups, terms }: Ranking): Sql[] {
  if (groups.length === 0) {
    return []
  }
  const found = groups.map(
    ({ typed, meant }) => sql`case when t.title @@ ${queryOf(typed)} then 1
      when t.title @@ ${queryOf(meant)} then ${AS_MEANT}::float8 else 0 end`,
  )
  const words = Math.max(terms.length, 1)
  return [
    sql`(${sql.join(found, sql` + `)}) / ${groups.length}::float8 * ${IN_TITLE}::float8
      * (0.7 + 0.3 * least(1, ${2 * words}::float8 / greatest(1, length(t.title))))`,
  ]
}

/** How much of the search the name of the employer has: people who type one want what is about it. */
function nameTerms({ groups }: Ranking, scope: SearchQuery['scope']): Sql[] {
  if (groups.length === 0) {
    return []
  }
  const found = groups.map(({ typed }) => ifTrue(sql`t.words @@ ${queryOf(inName(typed))}`, 1))
  return [sql`(${sql.join(found, sql` + `)}) / ${groups.length}::float8 * ${scope === 'reviews' ? 3 : 0.6}::float8`]
}

/** The same words, in the name of the employer: the index has them with weight B. */
const inName = (tsquery: string): string =>
  tsquery.replace(/'([^']+)'(?::(\*))?/g, (_, word: string, ending = '') => `'${word}':${ending}B`)

function early({ begins }: Ranking): Sql {
  const words = [...EARLY_WORDS, ...(begins ? BEGINNER_WORDS : [])]
  return ifTrue(sql`t.words @@ ${queryOf(anyOf(words.map(inHead)))}`, begins ? EARLY.begins : EARLY.usual)
}

function senior({ begins, terms }: Ranking): Sql {
  const words = [...SENIOR_WORDS, ...(begins ? GROWN_WORDS : [])].filter(word => !terms.includes(word))
  return ifTrue(sql`t.title @@ ${queryOf(anyOf(words))}`, -(begins ? SENIOR.begins : SENIOR.usual))
}
