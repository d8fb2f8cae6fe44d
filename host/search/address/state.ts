import {
  type FilterKey,
  isAtDefaults,
  pathKeys,
  QUERY_FILTERS,
  type QueryFilter,
  type Refinements,
  selectValues,
  toggleValue,
  valuesOf,
} from '../filters'
import { type Filters, formatSegments, onlyFilters, type Scope, sortFilters } from './segments'

/** Everything that the address of a list says. Lists are sorted and without repeats, so one state has one address. */
export interface SearchState {
  scope: Scope
  filters: Filters
  within: number | null
  search: string
  /** A place that was typed and that nobody knows. */
  place: string
  /** Null for the order that is usual where nobody chose one. */
  sort: string | null
  page: number
  lat: number | null
  lng: number | null
  refinements: Refinements
}

/** The sorts of each list, with what people read; the first is usual without words. */
export const SORTS = {
  jobs: [
    ['newest', 'Newest'],
    ['best', 'Best match'],
    ['closing', 'Closing soonest'],
    ['nearest', 'Nearest'],
    ['salary', 'Highest pay'],
  ],
  reviews: [
    ['newest', 'Newest'],
    ['best', 'Best match'],
    ['highest', 'Highest rated'],
    ['lowest', 'Lowest rated'],
    ['helpful', 'Most helpful'],
  ],
  companies: [
    ['most-reviewed', 'Most reviewed'],
    ['best', 'Best match'],
    ['rating', 'Highest rated'],
    ['role', 'Highest rated: role'],
    ['company', 'Highest rated: company'],
    ['culture', 'Highest rated: culture'],
    ['a-z', 'A to Z'],
  ],
} as const satisfies Record<Scope, readonly (readonly [string, string])[]>

/**
 * The order of a list where nobody chose one: best match for words, nearest for what is near the visitor, closing soonest
 * for what closes within some days, otherwise the first of its sorts.
 */
export function defaultSort(
  { scope, refinements, lat }: Pick<SearchState, 'scope' | 'refinements' | 'lat'>,
  hasWords: boolean,
): string {
  const meant = hasWords ? 'best' : lat !== null ? 'nearest' : refinements['closing']?.length ? 'closing' : undefined
  const [[first]] = SORTS[scope]
  return SORTS[scope].find(([param]) => param === meant)?.[0] ?? first
}

/** What the other two lists take over: the words, and where and in which industry to look. */
const SHARED_KEYS = pathKeys(({ isShared }) => isShared)

/** The path alone: what search engines know a list by. */
export const statePath = ({ scope, filters, within }: SearchState): string =>
  `/search-${scope}${formatSegments(filters, within)}`

const BY_POSITION = [...QUERY_FILTERS].sort((a, b) => a.position - b.position)
const POINT_POSITION = 10

/** The one address of a state; whatever is as usual is left out. */
export function stateUrl(state: SearchState): string {
  const one = (key: string, value: string | number | null): [string, string][] =>
    value === null || value === '' ? [] : [[key, String(value)]]
  const refined = (isHere: (filter: QueryFilter) => boolean): [string, string][] =>
    BY_POSITION.filter(filter => isHere(filter) && !isAtDefaults(state.refinements, filter)).flatMap(filter =>
      valuesOf(state.refinements, filter).map((value): [string, string] => [filter.key, value]),
    )
  const query = new URLSearchParams([
    ...one('search', state.search),
    ...one('place', state.place),
    ...one('sort', state.sort),
    ...refined(({ position }) => position < POINT_POSITION),
    ...one('lat', state.lat),
    ...one('lng', state.lng),
    ...refined(({ position }) => position > POINT_POSITION),
    ...one('page', state.page > 1 ? state.page : null),
  ]).toString()
  return query ? `${statePath(state)}?${query}` : statePath(state)
}

/** The state with changes, from its first page on. */
export const withState = (state: SearchState, changes: Partial<SearchState>): SearchState => ({
  ...state,
  page: 1,
  ...changes,
})

export function toggled(state: SearchState, key: FilterKey, slug: string): SearchState {
  const values = state.filters[key] ?? []
  const next = values.includes(slug) ? values.filter(value => value !== slug) : [...values, slug]
  return withState(state, { filters: sortFilters({ ...state.filters, [key]: next }) })
}

export const withToggled = (state: SearchState, filter: QueryFilter, value: string): SearchState =>
  withState(state, { refinements: toggleValue(state.refinements, filter, value) })

/** The state without the refinements that narrow the list; which jobs are listed at all stays. */
export const withoutRefinements = (state: SearchState): SearchState =>
  withState(state, {
    refinements: QUERY_FILTERS.filter(({ defaults }) => !defaults).reduce(
      (rest, filter) => selectValues(rest, filter, []),
      state.refinements,
    ),
  })

export const withoutPlace = (state: SearchState): SearchState =>
  withState(state, {
    filters: sortFilters({ ...state.filters, in: undefined }),
    within: null,
    place: '',
    lat: null,
    lng: null,
    // Nothing is near to nowhere.
    sort: state.sort === 'nearest' ? null : state.sort,
  })

export const onlyWords = ({ scope, search, sort }: SearchState): SearchState => ({ ...emptyState(scope), search, sort })

export function inScope(state: SearchState, scope: Scope): SearchState {
  if (scope === state.scope) {
    return withState(state, {})
  }
  const { search, within, place, lat, lng } = state
  return { ...emptyState(scope), filters: onlyFilters(state.filters, SHARED_KEYS), search, within, place, lat, lng }
}

export const emptyState = (scope: Scope): SearchState => ({
  scope,
  filters: {},
  within: null,
  search: '',
  place: '',
  sort: null,
  page: 1,
  lat: null,
  lng: null,
  refinements: {},
})
