import { type RawBuilder, sql } from 'kysely'
import { type FilterKey, filtersOf, PATH_FILTERS, valuesOf } from '../filters'
import { type Facet, type SearchQuery } from './search-query'
import { idsOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

export type Conditions = Readonly<Record<Facet, Sql>>

export const COLUMNS = Object.fromEntries(
  PATH_FILTERS.flatMap(({ key, column }) => (column ? [[key, sql.ref(column)]] : [])),
) as Record<Exclude<FilterKey, 'in'>, Sql>

export function conditionsOf(query: SearchQuery, sets: Sets): Conditions {
  const { choices } = query
  const among = (column: Sql, values: readonly number[] | undefined) =>
    values ? sql`${column} = any(${[...values]}::int[])` : undefined
  const chosen: Record<Facet, Sql | undefined> = {
    type: among(COLUMNS.type, sets.type),
    role: among(COLUMNS.role, sets.role),
    for: among(COLUMNS.for, sets.for),
    industry: among(COLUMNS.industry, idsOf(choices, 'industry')),
    company: among(COLUMNS.company, idsOf(choices, 'company')),
    ...refinementConditions(query),
  }
  return given(chosen)
}

const given = (conditions: Record<Facet, Sql | undefined>): Conditions =>
  Object.fromEntries(
    Object.entries(conditions).flatMap(([facet, condition]) => (condition ? [[facet, condition]] : [])),
  )

/** Only the filters that no other list has. */
export function refinementConditions(query: SearchQuery): Conditions {
  const { scope, now, refinements } = query
  const conditions = filtersOf(scope).flatMap(filter =>
    filter.facets.map(({ name, condition }) => [name, condition(valuesOf(refinements, filter), now)] as const),
  )
  return given(Object.fromEntries(conditions))
}

export const whereAll = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
