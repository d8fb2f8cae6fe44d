import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { Counted } from '../../../search'
import { type SearchState, stateUrl, withToggled } from '../../../search/address'
import { filtersOf, type QueryFilter, valuesOf } from '../../../search/filters'

type Refinement = SearchAnswer['refinements'][number]

/**
 * The filters of a list apart from type, role, industry, location and employer. The counts of a filter ignore its own
 * values.
 */
export function presentRefinements(state: SearchState, counts: readonly Counted[], isPlaced: boolean): Refinement[] {
  return filtersOf(state.scope).map(filter => {
    const selected = valuesOf(state.refinements, filter)
    const isCounted = (value: string) => selected.includes(value) || countValue(filter, value, counts) > 0
    return {
      key: filter.key,
      label: filter.label,
      many: filter.control !== 'range',
      items: (filter.listed?.({ isPlaced, isCounted }) ?? filter.values).map(value => ({
        value,
        name: filter.name(value),
        count: countValue(filter, value, counts),
        selected: selected.includes(value),
        url: stateUrl(withToggled(state, filter, value)),
      })),
    }
  })
}

function countValue(filter: QueryFilter, value: string, counts: readonly Counted[]): number {
  const { facet, includes } = filter.counts(value)
  return counts
    .filter(counted => counted.facet === facet && includes(counted.value))
    .reduce((sum, { count }) => sum + count, 0)
}
