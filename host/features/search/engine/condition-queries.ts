import { type RawBuilder, sql } from 'kysely'
import { endOfDay } from '../../../http/days'
import { PATTERN_VALUES } from '../bands'
import { type Facet, type Question } from './question'
import { idsOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

export type Conditions = Partial<Record<Facet, Sql>>

/** The facets that every list has, by the column of the narrow row. */
export const COLUMNS = {
  type: sql`type_set`,
  role: sql`role_set`,
  for: sql`area_set`,
  industry: sql`industry_id`,
  company: sql`company_id`,
} as const satisfies Partial<Record<Facet, Sql>>

/** What a row must be to meet each chosen facet; nothing for a facet in which nothing is chosen. */
export function conditionsOf(question: Question, sets: Sets): Conditions {
  const { choices, scope } = question
  const among = (column: Sql, values: readonly number[] | undefined) =>
    values ? sql`${column} = any(${[...values]}::int[])` : undefined
  const chosen: Partial<Record<Facet, Sql | undefined>> = {
    type: among(COLUMNS.type, sets.type),
    role: among(COLUMNS.role, sets.role),
    for: among(COLUMNS.for, sets.for),
    industry: among(COLUMNS.industry, idsOf(choices, 'industry')),
    company: among(COLUMNS.company, idsOf(choices, 'company')),
    ...(scope === 'jobs' ? jobConditions(question) : {}),
  }
  return given(chosen)
}

const given = (conditions: Partial<Record<Facet, Sql | undefined>>): Conditions =>
  Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition))

/** What a job must be of its own to meet the chosen facets that jobs alone have. */
export function jobConditions(question: Question): Conditions {
  const { now, pattern, visa, salaryMin, closing, show } = question
  const patterns = pattern.map(value => PATTERN_VALUES.indexOf(value as (typeof PATTERN_VALUES)[number]) + 1)
  const isBoth = show.includes('open') && show.includes('opening-soon')
  return given({
    pattern: patterns.length > 0 ? sql`pattern = any(${patterns}::int[])` : undefined,
    visa: visa ? sql`visa` : undefined,
    local: show.includes('local') ? sql`not nationwide` : undefined,
    pay: salaryMin === null ? undefined : sql`pay >= ${salaryMin}::int`,
    closing: closing === null ? undefined : sql`closes_at < ${endOfDay(now, closing)}::timestamptz`,
    show: isBoth ? undefined : opening(now, show.includes('opening-soon')),
  })
}

/** Whether a job opens later, or is open by now. */
export const opening = (now: Date, later: boolean): Sql =>
  later ? sql`opens_at > ${now}::timestamptz` : sql`opens_at <= ${now}::timestamptz`

/** The `where` of them all, or nothing. */
export const whereAll = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
