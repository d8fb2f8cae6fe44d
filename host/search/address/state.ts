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

/** The content of an address. Lists are sorted and have no duplicates, so a state has exactly one address. */
export interface SearchState {
  scope: Scope
  filters: Filters
  within: number | null
  search: string
  /** The text of a place that could not be found. */
  place: string
  /** Null for the default order. */
  sort: string | null
  page: number
  lat: number | null
  lng: number | null
  refinements: Refinements
}

/** The first sort of each list is its default without words. */
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

/** Nearest applies with the visitor's position, closing soonest with the filter by closing date. */
export function defaultSort(
  { scope, refinements, lat }: Pick<SearchState, 'scope' | 'refinements' | 'lat'>,
  hasWords: boolean,
): string {
  const meant = hasWords ? 'best' : lat !== null ? 'nearest' : refinements['closing']?.length ? 'closing' : undefined
  const [[first]] = SORTS[scope]
  return SORTS[scope].find(([param]) => param === meant)?.[0] ?? first
}

const SHARED_KEYS = pathKeys(({ isShared }) => isShared)

/** Search engines index a list under its path, without the query. */
export const statePath = ({ scope, filters, within }: SearchState): string =>
  `/search-${scope}${formatSegments(filters, within)}`

const BY_POSITION = [...QUERY_FILTERS].sort((a, b) => a.position - b.position)
const POINT_POSITION = 10

/** Omits defaults, so a state has exactly one address. */
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

/** Goes back to the first page. */
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

/** Filters with defaults stay, because they select what is listed at all. */
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
    // A list without a place has no nearest result.
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
