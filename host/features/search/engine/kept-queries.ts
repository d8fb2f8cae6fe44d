import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/tables'
import { dayNumber } from './days'
import { orderOf } from './order-queries'
import { CLOSING_DAYS, type Counted, type Facet, type Found, MOST_EMPLOYERS, type Question } from './question'

type Db = Kysely<Database>
type Sql = RawBuilder<unknown>

/** The facets in which something is chosen, of a list without words and places in its usual state; undefined otherwise. */
function chosenFacets(question: Question): Facet[] | undefined {
  const { scope, tsquery, choices, places, pattern, visa, salaryMin, closing, show } = question
  if (scope === 'companies' || tsquery !== '' || places.length > 0 || show.join() !== 'open') {
    return undefined
  }
  const given: [Facet, boolean][] = [
    ['pattern', pattern.length > 0],
    ['visa', visa],
    ['pay', salaryMin !== null],
    ['closing', closing !== null],
  ]
  const keys = choices.flatMap(({ key }) => (key === 'in' ? [] : [key]))
  return [...new Set([...keys, ...given.flatMap(([facet, isGiven]) => (isGiven ? [facet] : []))])]
}

/** True where a list has neither words nor choices nor places: then its counts are kept, not counted. */
export const isWhole = (question: Question): boolean => chosenFacets(question)?.length === 0

/**
 * The one facet that is chosen: its counts, which disregard itself, are those of the whole list, so the rows it leaves
 * out need not be read. (Of employers only those with most are kept.)
 */
export function loneFacet(question: Question): Facet | undefined {
  const [facet, ...others] = chosenFacets(question) ?? []
  return others.length === 0 && facet !== 'company' ? facet : undefined
}

/** The counts of the whole list. */
export async function countFacets(db: Db, question: Question): Promise<Counted[]> {
  return presentCounts(await readCounts(db, question), question.now)
}

/**
 * The whole list: its page from an index, its counts from those that the writers keep. What the clock has changed since
 * they were written (jobs that closed or opened) is a handful of rows, which are counted and set right.
 */
export async function readWhole(db: Db, question: Question): Promise<Omit<Found, 'near'>> {
  const { now, featured } = question
  const isJobs = question.scope === 'jobs'
  const rows = await readCounts(db, question)
  const matches = isJobs
    ? sql`select *, 0 as miss from job_search where closes_at > ${now}::timestamptz and opens_at <= ${now}::timestamptz`
    : sql`select *, 0 as miss from review_search`
  const page = await sql<{ id: number; spot_set: number }>`
    with matches as not materialized (${matches}), ${orderOf(question, { near: new Map() }, () => sql``)}
    select id, spot_set from page order by number`.execute(db)
  const live =
    isJobs && featured.length > 0
      ? await sql<{ id: number }>`select id from (${matches}) live where id = any(${[...featured]}::int[])`.execute(db)
      : { rows: [] }
  const shown = rows.filter(row => !row.opening && row.count > 0)
  return {
    total: shown.find(row => row.kind === 'all')?.count ?? 0,
    ids: page.rows.map(row => row.id),
    spots: new Map(page.rows.map(row => [row.id, row.spot_set])),
    counts: presentCounts(rows, now),
    featured: live.rows.map(row => row.id),
  }
}

/** How many there are in the whole list. */
export async function countWhole(db: Db, question: Question): Promise<number> {
  const rows = await readCounts(db, question, 'all')
  return rows.find(row => !row.opening)?.count ?? 0
}

/** The kept counts, of one kind or all, as they are at the question's moment; of employers those with most. */
async function readCounts(db: Db, { scope, now }: Question, kind?: string) {
  const only = kind ? sql`and kind = ${kind}` : sql``
  const { rows } = await sql<{ kind: string; value: number; opening: boolean; count: number }>`
    with counts as (
      select kind, value, opening, sum(count)::int as count from (
        select kind, value, opening, count from search_counts where scope = ${scope} ${only}
        ${scope === 'jobs' ? sql`union all ${turned(now)} ${only}` : sql``}
      ) moved group by kind, value, opening
    )
    select * from counts where kind <> 'company'
    union all
    (select * from counts where kind = 'company' and not opening order by count desc, value limit ${MOST_EMPLOYERS})`.execute(
    db,
  )
  return rows
}

const FACET_OF: Readonly<Record<string, Facet>> = {
  type: 'type',
  role: 'role',
  area: 'for',
  company: 'company',
  industry: 'industry',
  pattern: 'pattern',
  visa: 'visa',
  pay: 'pay',
}

type KeptCount = Awaited<ReturnType<typeof readCounts>>[number]

function presentCounts(rows: readonly KeptCount[], now: Date): Counted[] {
  const shown = rows.filter(row => !row.opening && row.count > 0)
  return [...facetCounts(shown), ...closingCounts(shown, now), ...showCounts(rows)]
}

function facetCounts(rows: readonly { kind: string; value: number; count: number }[]): Counted[] {
  return rows.flatMap(({ kind, value, count }) => {
    const facet = FACET_OF[kind]
    return facet ? [{ facet, value, count }] : []
  })
}

/** Deadlines are kept by London day, and a filter's days end with one. */
function closingCounts(rows: readonly { kind: string; value: number; count: number }[], now: Date): Counted[] {
  const today = dayNumber(now)
  const band = (day: number) => CLOSING_DAYS.find(days => day <= today + days)
  return rows.flatMap(({ kind, value, count }) => {
    const days = kind === 'closing' ? band(value) : undefined
    return days ? [{ facet: 'closing' as const, value: days, count }] : []
  })
}

const showCounts = (rows: readonly { kind: string; opening: boolean; count: number }[]): Counted[] =>
  rows
    .filter(({ kind }) => kind === 'all')
    .map(({ opening, count }) => ({ facet: 'show', value: opening ? 1 : 0, count }))

/** Jobs that closed or opened since they were counted, as counts to add: away from where they are, to where they belong. */
function turned(now: Date): Sql {
  const at = sql`${now}::timestamptz`
  return sql`
    select k.kind, k.value, moves.opening, moves.sign
    from job_search s
    cross join lateral (
      select s.opens_at > '-infinity' as opening, -1 as sign
      union all select false, 1 where s.closes_at > ${at}
    ) moves
    cross join lateral search_values(s) k
    where (s.closes_at <= ${at} or (s.opens_at > '-infinity' and s.opens_at <= ${at})) and k.value is not null`
}
