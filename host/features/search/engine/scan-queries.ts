import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/tables'
import { LISTS } from '../choice-queries'
import { endOfDay } from './days'
import { type Judge, orderOf } from './order-queries'
import {
  CLOSING_DAYS,
  type Counted,
  type Facet,
  FACETS,
  type Found,
  MOST_EMPLOYERS,
  PATTERN_VALUES,
  PAY_BAND,
  type Question,
} from './question'
import { selectRows } from './row-queries'
import { idsOf, type Sets } from './set-queries'

type Db = Kysely<Database>
type Sql = RawBuilder<unknown>

/**
 * Page, total and all facet counts of a list in one statement: the narrow rows that meet words, place and time are read
 * once; each says which of the chosen facets it misses, and one that misses two is dropped. A facet counts the rows
 * that miss nothing, or nothing but itself; `lone` is one whose counts somebody else knows.
 */
export async function scan(db: Db, question: Question, sets: Sets, lone?: Facet): Promise<Omit<Found, 'near'>> {
  const conditions = missConditions(question, sets)
  const bit = (facet: Facet) => (conditions[facet] && facet !== lone ? 1 << FACETS.indexOf(facet) : 0)
  const misses = FACETS.flatMap(facet =>
    bit(facet) > 0 ? [sql`case when ${conditions[facet]} then 0 else ${sql.lit(bit(facet))} end`] : [],
  )
  const miss = misses.length > 0 ? sql.join(misses, sql` + `) : sql`0`
  const allowed = sql.join([0, ...FACETS.map(bit).filter(Boolean)].map(value => sql.lit(value)))
  const isJobs = question.scope === 'jobs'
  // A chosen employer is counted however few results it has.
  const chosen = idsOf(question.choices, 'company') ?? []
  const how = question.scope === 'companies' ? sql`count(distinct id)` : sql`count(*)`
  const columns = (facet: Facet, column: Sql) =>
    sql`select ${sql.lit(facet)} as facet, ${column} as value, ${how} as count from matches
      where miss in (0, ${sql.lit(bit(facet))}) and ${column} is not null group by 2`
  // An employer with two jobs has two sets and counts once under what they share, so it is counted by the members.
  const countSets = (facet: Facet, column: Sql) =>
    question.scope === 'companies'
      ? sql`select ${sql.lit(facet)} as facet, e.id as value, count(distinct m.id) as count
          from (select distinct id, ${column} as number from matches where miss in (0, ${sql.lit(bit(facet))})) m
          join search_sets s on s.id = m.number
          cross join lateral ${facet === 'for' ? anyArea : sql`unnest(s.ids)`} as e (id) group by 2`
      : columns(facet, column)
  const all = Object.values(conditions)
  const judged: Judge = words => sql`select id, spot_set, posted_at from (${selectRows(question, sets, { words })}) rows
    ${all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``}`
  const { rows } = await sql<Answer>`
    with matches as materialized (
      select * from (select rows.*, ${miss} as miss from (${selectRows(question, sets)}) rows
        ${lone && conditions[lone] ? sql`where ${conditions[lone]}` : sql``}) judged where miss in (${allowed})
    ),
    counts as (
      ${countSets('type', sql`type_set`)} union all ${countSets('role', sql`role_set`)} union all ${countSets('for', sql`area_set`)}
      union all ${columns('industry', sql`industry_id`)}
      union all (${columns('company', sql`company_id`)} order by company_id = any(${chosen}::int[]) desc, 3 desc, 2
        limit ${MOST_EMPLOYERS + chosen.length})
      ${isJobs ? sql`union all ${jobCounts(question, bit)}` : sql``}
    ),
    ${orderOf(question, sets, judged)}
    select
      (select ${how}::int from matches where miss = 0) as total,
      (select coalesce(json_agg(page.id order by page.number), '[]') from page) as ids,
      (select coalesce(json_agg(page.spot_set order by page.number), '[]') from page) as spots,
      (select coalesce(json_agg(json_build_array(facet, value, count)), '[]') from counts) as counts,
      (select coalesce(json_agg(id), '[]') from matches where miss = 0 and id = any(${[...question.featured]}::int[])) as featured
  `.execute(db)
  const answer = rows[0] ?? { total: 0, ids: [], spots: [], counts: [], featured: [] }
  return {
    total: answer.total,
    ids: answer.ids,
    counts: answer.counts.map(([facet, value, count]): Counted => ({ facet, value, count })),
    featured: answer.featured,
    spots: new Map(answer.ids.map((id, i) => [id, answer.spots[i] ?? 0])),
  }
}

interface Answer {
  total: number
  ids: number[]
  spots: number[]
  counts: [facet: Facet, value: number, count: number][]
  featured: number[]
}

/** The subjects of a set; a job that names none is for all of them. */
const anyArea = sql`(select unnest(s.ids) union all
  select a.id from entities a where a.list = ${LISTS.for} and s.ids = '{}')`

/** What a row must be to meet each chosen facet; nothing for a facet in which nothing is chosen. */
export function missConditions(question: Question, sets: Sets): Partial<Record<Facet, Sql>> {
  const { choices, scope } = question
  const among = (column: Sql, values: readonly number[] | undefined) =>
    values ? sql`coalesce(${column} = any(${[...values]}::int[]), false)` : undefined
  const chosen: Partial<Record<Facet, Sql | undefined>> = {
    type: among(sql`type_set`, sets.type),
    role: among(sql`role_set`, sets.role),
    for: among(sql`area_set`, sets.for),
    industry: among(sql`industry_id`, idsOf(choices, 'industry')),
    company: among(sql`company_id`, idsOf(choices, 'company')),
    ...(scope === 'jobs' ? jobConditions(question) : {}),
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, condition]) => condition))
}

function jobConditions({
  now,
  pattern,
  visa,
  salaryMin,
  closing,
  show,
}: Question): Partial<Record<Facet, Sql | undefined>> {
  const patterns = pattern.map(value => PATTERN_VALUES.indexOf(value as (typeof PATTERN_VALUES)[number]) + 1)
  const isBoth = show.includes('open') && show.includes('opening-soon')
  return {
    pattern: patterns.length > 0 ? sql`coalesce(pattern = any(${patterns}::int[]), false)` : undefined,
    visa: visa ? sql`visa` : undefined,
    local: show.includes('local') ? sql`not nationwide` : undefined,
    pay: salaryMin === null ? undefined : sql`coalesce(pay >= ${salaryMin}::int, false)`,
    closing: closing === null ? undefined : sql`closes_at < ${endOfDay(now, closing)}::timestamptz`,
    show: isBoth
      ? undefined
      : show.includes('opening-soon')
        ? sql`opens_at > ${now}::timestamptz`
        : sql`opens_at <= ${now}::timestamptz`,
  }
}

/** The facets of jobs that have few values, counted together in one pass. */
function jobCounts({ now }: Question, bit: (facet: Facet) => number): Sql {
  const closing = sql.join(
    CLOSING_DAYS.map(days => sql`when closes_at < ${endOfDay(now, days)}::timestamptz then ${sql.lit(days)}`),
    sql` `,
  )
  const of = (facet: Facet, column: Sql) =>
    sql`select ${sql.lit(facet)}, ${column}, sum(n) from small where miss in (0, ${sql.lit(bit(facet))}) and ${column} is not null group by 2`
  return sql`(
    with small as (
      select miss, pattern::int as pattern, visa, case when pay is not null then least(pay / ${sql.lit(PAY_BAND)}, 20) end as band, case ${closing} end as days,
        opens_at > ${now}::timestamptz as opening, nationwide, count(*) as n
      from matches group by 1, 2, 3, 4, 5, 6, 7
    )
    ${of('pattern', sql`pattern`)} union all ${of('visa', sql`case when visa then 1 end`)}
    union all ${of('pay', sql`band`)} union all ${of('closing', sql`days`)} union all ${of('show', sql`opening::int`)}
    union all ${of('local', sql`case when not nationwide then 1 end`)}
  )`
}
