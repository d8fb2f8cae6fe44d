import type { QueryFilter, Refinements } from './query-filter'

export const valuesOf = (refinements: Refinements, { key, defaults = [] }: QueryFilter): readonly string[] =>
  refinements[key] ?? defaults

export const isAtDefaults = (refinements: Refinements, filter: QueryFilter): boolean =>
  valuesOf(refinements, filter).join() === (filter.defaults ?? []).join()

/** Excludes filters with defaults, which select what is listed at all. */
export const activeFilters = (refinements: Refinements, filters: readonly QueryFilter[]): QueryFilter[] =>
  filters.filter(filter => !filter.defaults && !isAtDefaults(refinements, filter))

/** Sorts the values; removes the filter if there are none. */
export function selectValues(refinements: Refinements, filter: QueryFilter, values: readonly string[]): Refinements {
  const { [filter.key]: _, ...others } = refinements
  const selected = [...new Set(values)].sort()
  const next = { ...others, [filter.key]: filter.complete?.(selected) ?? selected }
  return isAtDefaults(next, filter) ? others : next
}

/** A range has one value at a time. */
export function toggleValue(refinements: Refinements, filter: QueryFilter, value: string): Refinements {
  const values = valuesOf(refinements, filter)
  const others = filter.control === 'range' ? [] : values.filter(other => other !== value)
  return selectValues(refinements, filter, values.includes(value) ? others : [...others, value])
}
