import { type RawBuilder, sql } from 'kysely'
import { endOfDay } from '../../../http/days'
import { type Facet, PATTERN_VALUES, type Question } from './question'
import { idsOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

export type Conditions = Partial<Record<Facet, Sql>>

/** What a row must be to meet each chosen facet; nothing for a facet in which nothing is chosen. */
export function conditionsOf(question: Question, sets: Sets): Conditions {
  const { choices, scope } = question
  const among = (column: Sql, values: readonly number[] | undefined) =>
    values ? sql`${column} = any(${[...values]}::int[])` : undefined
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

function jobConditions(question: Question): Partial<Record<Facet, Sql | undefined>> {
  const { now, pattern, visa, salaryMin, closing, show } = question
  const patterns = pattern.map(value => PATTERN_VALUES.indexOf(value as (typeof PATTERN_VALUES)[number]) + 1)
  const isBoth = show.includes('open') && show.includes('opening-soon')
  return {
    pattern: patterns.length > 0 ? sql`pattern = any(${patterns}::int[])` : undefined,
    visa: visa ? sql`visa` : undefined,
    local: show.includes('local') ? sql`not nationwide` : undefined,
    pay: salaryMin === null ? undefined : sql`pay >= ${salaryMin}::int`,
    closing: closing === null ? undefined : sql`closes_at < ${endOfDay(now, closing)}::timestamptz`,
    show: isBoth ? undefined : opening(now, show.includes('opening-soon')),
  }
}

/** Whether a job opens later, or is open by now. */
export const opening = (now: Date, later: boolean): Sql =>
  later ? sql`opens_at > ${now}::timestamptz` : sql`opens_at <= ${now}::timestamptz`

/** The `where` of them all, or nothing. */
export const whereAll = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
