import type { QueryFilter, Refinements } from './query-filter'

/** The values of a filter: those selected, otherwise its defaults. */
export const valuesOf = (refinements: Refinements, { key, defaults = [] }: QueryFilter): readonly string[] =>
  refinements[key] ?? defaults

/** Whether a filter has the values of an address without its parameter. */
export const isAtDefaults = (refinements: Refinements, filter: QueryFilter): boolean =>
  valuesOf(refinements, filter).join() === (filter.defaults ?? []).join()

/** Those of the filters that narrow the list. Filters with defaults, which select what is listed at all, are not among them. */
export const activeFilters = (refinements: Refinements, filters: readonly QueryFilter[]): QueryFilter[] =>
  filters.filter(filter => !filter.defaults && !isAtDefaults(refinements, filter))

/** The refinements with these values of a filter, sorted; without the filter if there are none. */
export function selectValues(refinements: Refinements, filter: QueryFilter, values: readonly string[]): Refinements {
  const { [filter.key]: _, ...others } = refinements
  const selected = [...new Set(values)].sort()
  const next = { ...others, [filter.key]: filter.complete?.(selected) ?? selected }
  return isAtDefaults(next, filter) ? others : next
}

/** The refinements with one value added or, if it is selected, removed. A range has one value at a time. */
export function toggleValue(refinements: Refinements, filter: QueryFilter, value: string): Refinements {
  const values = valuesOf(refinements, filter)
  const others = filter.control === 'range' ? [] : values.filter(other => other !== value)
  return selectValues(refinements, filter, values.includes(value) ? others : [...others, value])
}
