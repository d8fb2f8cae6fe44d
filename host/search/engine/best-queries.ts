import { type RawBuilder, sql } from 'kysely'
import { inHead } from '../query'
import { NEWEST, queryOf, selectMatches } from './row-queries'
import type { PageRow, SearchQuery, Ranking } from './search-query'
import { milesOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

/** Only the text of this many matches is read, the best by indexed score; the others keep that order. */
const MAX_READ = 300

const NO_RANKING: Ranking = { groups: [], terms: [], preferred: '', preferredText: '', begins: false, employers: [] }

/** Scores all matches by indexed data (title, country, distance), and the best ones also by their text. */
export function bestPage(query: SearchQuery, sets: Sets) {
  const { scope, limit, offset, ranking = NO_RANKING } = query
  const noun = scope === 'jobs' ? 'job' : 'review'
  const heads = headScores(query, noun)
  const tables = heads.map(({ ids }, i) => sql`${sql.ref(`head_${i}`)} as materialized (${ids})`)
  const terms = [
    ...heads.map(({ score }, i) => ifTrue(sql`m.id in (select id from ${sql.ref(`head_${i}`)})`, score)),
    ...(ranking.employers.length > 0
      ? [ifTrue(sql`m.company_id = any(${[...ranking.employers]}::int[])`, EMPLOYER_BOOST)]
      : []),
    ...(scope === 'jobs' ? [homeScore] : []),
    ...(scope === 'jobs' && query.places.length > 0 ? [nearness(sets)] : []),
  ]
  return sql<PageRow>`
    with ${tables.length > 0 ? sql`${sql.join(tables)},` : sql``}
    scored as materialized (select m.*, ${sum(terms)} as indexed from (select * from ${selectMatches(query, sets)}) m),
    best as materialized (select * from scored order by indexed desc, ${NEWEST}, id desc limit ${MAX_READ}),
    ranked as (
      select b.id, b.spot_set, b.duplicate_key, b.posted_at, 0 as tier, b.indexed + ${sum(textTerms(query, ranking))} as score
      from best b cross join lateral (
        -- Without the offset the planner reads all texts where they are few thousand.
        select title, words from ${sql.table(`${noun}_text`)} where id = b.id offset 0) t
    )
    ${offset + limit > MAX_READ ? sql`, others as (select id, spot_set, duplicate_key, posted_at, 1, indexed from scored where id not in (select id from best))` : sql``}
    select id, spot_set, duplicate_key::text from (
      select * from ranked ${offset + limit > MAX_READ ? sql`union all select * from others` : sql``}) found
    order by tier, score desc nulls last, ${NEWEST}, id desc limit ${limit} offset ${offset}`
}

const sum = (terms: readonly Sql[]): Sql => (terms.length > 0 ? sql.join(terms, sql` + `) : sql`0`)

/** The title counts most: how much of the search it has, then how short it is. */
const IN_TITLE = 3
const SYNONYM_WEIGHT = 0.8
const ANYWHERE = 0.8
/** More occurrences in a text count no more. */
const MAX_TIMES = 4
/** For `ts_rank`: text, kind, employer, title. */
const WEIGHTS = '{0.02, 0.2, 0.8, 1}'
const PREFERRED_IN_TITLE = 0.8
const PREFERRED = 0.3
const EXACT_WEIGHT = 0.6
const EXACT_IN_TITLE = 0.6
const LOCAL_BOOST = 0.9
/** Added at the place itself; five miles away it is half of that. */
const NEAR_BOOST = 1.2
/** Added for jobs at home (the UK and Ireland), and for jobs without a known place. */
const HOME_BOOST = { known: 0.9, unknown: 0.6 }
/** Added for jobs for students and graduates. `begins` applies if a first job is wanted. */
const ENTRY_LEVEL_BOOST = { usual: 0.2, begins: 0.7 }
const ENTRY_LEVEL_WORDS = 'intern internship placement graduate trainee apprentice apprenticeship student'.split(' ')
const BEGINNER_WORDS = 'junior jr associate entry undergraduate assistant'.split(' ')
/** Subtracted for senior titles. `begins` applies if a first job is wanted. */
const SENIOR_PENALTY = { usual: 0.3, begins: 1.2 }
const SENIOR_WORDS = 'senior sr lead principal head director chief vp vice president svp'.split(' ')
const EXPERIENCED_WORDS = 'manager consultant specialist supervisor staff sister matron'.split(' ')

/** The parts of the score that an index of titles or texts can answer. */
function headScores({ ranking = NO_RANKING, tsquery }: SearchQuery, noun: string): { ids: Sql; score: number }[] {
  const found = (column: string, text: string) => sql`
    select s.id from ${sql.table(`${noun}_search`)} s where ${sql.ref(`${noun}_${column}`)}(s.id) @@ ${queryOf(text)}`
  const { groups, preferred } = ranking
  return [
    ...shares(groups).map(({ meant, share }) => ({
      ids: found('title', meant),
      score: IN_TITLE * SYNONYM_WEIGHT * share,
    })),
    ...(preferred ? [{ ids: found(tsquery === '' ? 'words' : 'title', preferred), score: PREFERRED_IN_TITLE }] : []),
  ]
}

const homeScore = sql`case when m.nationwide then ${HOME_BOOST.known}::float8
  else coalesce((select case when home then ${HOME_BOOST.known}::float8 else 0 end from search_sets where id = m.spot_set and home is not null), ${HOME_BOOST.unknown}::float8) end`

function textTerms({ scope, tsquery }: SearchQuery, ranking: Ranking): Sql[] {
  const { preferred, preferredText: preferredWords } = ranking
  return [
    ...(tsquery === ''
      ? []
      : [
          ...titleTerms(ranking),
          ...nameTerms(ranking, scope),
          ...anywhereTerms(ranking),
          sql`ts_rank(${WEIGHTS}, t.words, ${queryOf(tsquery)})`,
        ]),
    ...(preferred ? [ifTrue(sql`t.words @@ ${queryOf(preferred)}`, PREFERRED)] : []),
    ...(preferredWords
      ? [
          ifTrue(sql`t.words @@ ${queryOf(preferredWords)}`, EXACT_WEIGHT),
          ifTrue(sql`t.title @@ ${queryOf(preferredWords)}`, EXACT_IN_TITLE),
        ]
      : []),
    ...(scope === 'jobs' ? [seniorScore(ranking), entryLevelScore(ranking)] : []),
  ]
}

const anyOf = (words: readonly string[]): string => words.map(word => `'${word}'`).join(' | ')

function nearness(sets: Sets): Sql {
  return sql`coalesce((select ${LOCAL_BOOST}::float8 + ${NEAR_BOOST}::float8 / (1 + miles / 5) from (select ${milesOf(sets)} as miles) m
    where miles is not null), 0)`
}

const ifTrue = (condition: Sql, score: number): Sql => sql`case when ${condition} then ${score}::float8 else 0 end`

function shares(groups: Ranking['groups']) {
  const all = groups.reduce((weight, group) => weight + group.weight, 0)
  return groups.map(group => ({ ...group, share: group.weight / all }))
}

/** The parts of the score that need the title itself: the exact words, and how few others there are. */
function titleTerms({ groups, terms }: Ranking): Sql[] {
  if (groups.length === 0) {
    return []
  }
  const parts = shares(groups).map(({ entered, share }) =>
    ifTrue(sql`t.title @@ ${queryOf(entered)}`, (1 - SYNONYM_WEIGHT) * share),
  )
  const found = shares(groups).map(({ meant, share }) => ifTrue(sql`t.title @@ ${queryOf(meant)}`, share))
  const words = Math.max(terms.length, 1)
  // The index holds each word of a title twice.
  const length = sql`least(1, ${2 * words}::float8 / greatest(1, length(t.title)))`
  return [sql`(${sum(parts)} - (${sum(found)}) * 0.2 * (1 - ${length})) * ${IN_TITLE}::float8`]
}

/** A word that the title lacks counts by how often the text has it. */
const anywhereTerms = ({ groups }: Ranking): Sql[] =>
  groups.map(
    ({ meant }) => sql`case when t.title @@ ${queryOf(meant)} then ${ANYWHERE / groups.length}::float8
      else least(${MAX_TIMES}, ts_rank_cd('{1, 1, 1, 1}', t.words, ${queryOf(meant)})) * ${ANYWHERE / MAX_TIMES / groups.length}::float8 end`,
  )

/** People who enter an employer's name want results about it. Kinds of work in a name count for nothing. */
function nameTerms({ groups }: Ranking, scope: SearchQuery['scope']): Sql[] {
  return shares(groups)
    .filter(({ isWork }) => !isWork)
    .map(({ entered, share }) =>
      ifTrue(sql`t.words @@ ${queryOf(inName(entered))}`, (scope === 'reviews' ? 3 : NAME_WEIGHT) * share),
    )
}

/** For words of the search in an employer's name, and for an employer that is named in full. */
const NAME_WEIGHT = 0.6
const EMPLOYER_BOOST = 4

/** The index has the employer's name with weight B. */
const inName = (tsquery: string): string =>
  tsquery.replace(/'([^']+)'(?::(\*))?/g, (_, word: string, ending = '') => `'${word}':${ending}B`)

function entryLevelScore({ begins }: Ranking): Sql {
  const words = [...ENTRY_LEVEL_WORDS, ...(begins ? BEGINNER_WORDS : [])]
  return ifTrue(
    sql`t.words @@ ${queryOf(anyOf(words.map(inHead)))}`,
    begins ? ENTRY_LEVEL_BOOST.begins : ENTRY_LEVEL_BOOST.usual,
  )
}

function seniorScore({ begins, terms }: Ranking): Sql {
  const words = [...SENIOR_WORDS, ...(begins ? EXPERIENCED_WORDS : [])].filter(word => !terms.includes(word))
  return ifTrue(sql`t.title @@ ${queryOf(anyOf(words))}`, -(begins ? SENIOR_PENALTY.begins : SENIOR_PENALTY.usual))
}
