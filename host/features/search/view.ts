import type { SearchAnswer } from '@firstrung/search-app/contract'
import type { ResolvedSearch } from '../../search'
import { emptyState, type SearchState, statePath, stateUrl, onlyFilters } from '../../search/address'
import { pathKeys } from '../../search/filters'
import { headingParts, formatIntro, formatTitle } from './copy'

/** Search engines may keep lists of one or two of these, when there is enough on them. */
const INDEXED_KEYS = pathKeys(({ isIndexed }) => isIndexed)
const ENOUGH_TO_INDEX = 5
const LAST_INDEXED_PAGE = 10

/** The page around an answer: its title, what search engines are told, and a sentence on lists that they keep. */
export function presentList(resolved: ResolvedSearch, answer: SearchAnswer) {
  const { state, choices, places, sort } = resolved
  const { total, page } = answer.meta.pagination
  const listed = mayBeIndexed(state, total)
  const said = headingParts(resolved)
  return {
    answer,
    scope: state.scope,
    sort,
    // Which filters, never which words: for analytics.
    segments: statePath(state).split('/').slice(2).join('/'),
    listTitle: formatTitle(state.scope, said),
    intro: listed && choices.length + places.length > 0 && page === 1 ? formatIntro(state.scope, said) : null,
    robots: listed || isBlocked(state) ? null : 'noindex, follow',
    canonical: canonicalOf(state),
  }
}

/** Addresses with words in the query are blocked by robots.txt, and a blocked page must not say noindex, too. */
const isBlocked = ({ search, sort }: SearchState) => search !== '' || sort !== null

/** The rule of the index: the path says it all, and there is enough. */
export function mayBeIndexed(state: SearchState, total: number): boolean {
  const isPath = stateUrl({ ...state, page: 1 }) === statePath(state)
  const enough = Object.keys(state.filters).length === 0 ? 1 : ENOUGH_TO_INDEX
  return isPath && isListable(state) && total >= enough && state.page <= LAST_INDEXED_PAGE
}

/** One or two kinds of choice, one value each, a place as wide as usual. */
const isListable = (state: SearchState): boolean => statePath(nearestListable(state)) === statePath(state)

function nearestListable({ scope, filters }: SearchState): SearchState {
  const single = INDEXED_KEYS.filter(key => filters[key]?.length === 1)
  return { ...emptyState(scope), filters: onlyFilters(filters, single.slice(0, 2)) }
}

/** A list that search engines may know is itself; what is deeper points to the nearest of those. */
function canonicalOf(state: SearchState): string {
  const nearest = nearestListable(state)
  const isItself = isListable(state) && stateUrl({ ...state, page: 1 }) === statePath(state)
  return isItself ? stateUrl(state) : stateUrl(nearest)
}
