import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { ResolvedSearch } from '../../../search'
import { emptyState, type SearchState, statePath, stateUrl, onlyFilters } from '../../../search/address'
import { pathKeys } from '../../../search/filters'
import { headingParts, formatIntro, formatTitle } from './copy'

/** Search engines may index lists with one or two of these filters, if there are enough results. */
const INDEXED_KEYS = pathKeys(({ isIndexed }) => isIndexed)
const ENOUGH_TO_INDEX = 5
const LAST_INDEXED_PAGE = 10

export function presentList(resolved: ResolvedSearch, answer: SearchAnswer) {
  const { state, choices, places, sort } = resolved
  const { total, page } = answer.meta.pagination
  const listed = mayBeIndexed(state, total)
  const parts = headingParts(resolved)
  return {
    answer,
    scope: state.scope,
    sort,
    // For analytics: filters only, never the user's words.
    segments: statePath(state).split('/').slice(2).join('/'),
    listTitle: formatTitle(state.scope, parts),
    intro: listed && choices.length + places.length > 0 && page === 1 ? formatIntro(state.scope, parts) : null,
    robots: listed || isBlocked(state) ? null : 'noindex, follow',
    canonical: canonicalOf(state),
  }
}

/**
 * robots.txt blocks addresses with a search or sort parameter. A blocked page must not be `noindex` as well, because
 * crawlers would never see that.
 */
const isBlocked = ({ search, sort }: SearchState) => search !== '' || sort !== null

/** Only lists whose filters are all in the path, and that have enough results. */
export function mayBeIndexed(state: SearchState, total: number): boolean {
  const isPath = stateUrl({ ...state, page: 1 }) === statePath(state)
  const enough = Object.keys(state.filters).length === 0 ? 1 : ENOUGH_TO_INDEX
  return isPath && isListable(state) && total >= enough && state.page <= LAST_INDEXED_PAGE
}

/** At most two filters with one value each, and the default radius. */
const isListable = (state: SearchState): boolean => statePath(nearestListable(state)) === statePath(state)

function nearestListable({ scope, filters }: SearchState): SearchState {
  const single = INDEXED_KEYS.filter(key => filters[key]?.length === 1)
  return { ...emptyState(scope), filters: onlyFilters(filters, single.slice(0, 2)) }
}

/** A list that is not indexed refers to the nearest list that is. */
function canonicalOf(state: SearchState): string {
  const nearest = nearestListable(state)
  const isItself = isListable(state) && stateUrl({ ...state, page: 1 }) === statePath(state)
  return isItself ? stateUrl(state) : stateUrl(nearest)
}
