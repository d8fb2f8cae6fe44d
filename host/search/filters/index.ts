import { closing } from './closing'
import { degreeSubject } from './degree-subject'
import { employer } from './employer'
import { industry } from './industry'
import { length } from './length'
import { pattern } from './pattern'
import { place } from './place'
import type { QueryFilter, Refinements } from './query-filter'
import { role } from './role'
import { salaryMin } from './salary-min'
import { scoreMin } from './score-min'
import { show } from './show'
import { startMonth } from './start-month'
import { type } from './type'
import { visa } from './visa'
import { year } from './year'

/** In the order of canonical addresses. */
export const PATH_FILTERS = [type, role, industry, degreeSubject, employer, place] as const

/** In the order of the panel and of the chips. */
export const QUERY_FILTERS: readonly QueryFilter[] = [
  pattern,
  salaryMin,
  startMonth,
  length,
  closing,
  visa,
  show,
  scoreMin,
  year,
]

export const filtersOf = (scope: string): readonly QueryFilter[] =>
  QUERY_FILTERS.filter(filter => filter.scope === scope)

export const onlyRefinements = (refinements: Refinements, scope: string): Refinements =>
  Object.fromEntries(filtersOf(scope).flatMap(({ key }) => (refinements[key] ? [[key, refinements[key]]] : [])))

export const FILTER_KEYS = PATH_FILTERS.map(({ key }) => key)
export type FilterKey = (typeof PATH_FILTERS)[number]['key']

export const pathKeys = (is: (filter: (typeof PATH_FILTERS)[number]) => boolean): FilterKey[] =>
  PATH_FILTERS.filter(is).map(({ key }) => key)

export { degreeSubject, show }
export { REMOTE } from './pattern'
export type { PathFilter } from './path-filter'
export type { QueryFilter, Refinements } from './query-filter'
export { activeFilters, isAtDefaults, selectValues, toggleValue, valuesOf } from './refinements'
export { openingCondition, SHOW_ALL, showsLater } from './show'
export { lowerFirst, nounsOf } from './type'
