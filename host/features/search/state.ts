import { type FilterKey, type Filters, formatSegments, onlyFilters, type Scope, sortFilters } from '../search-links'

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
  show: readonly string[]
  lat: number | null
  lng: number | null
  salaryMin: number | null
  pattern: readonly string[]
  closing: number | null
  visa: boolean
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
    ['role', 'Best for the work'],
    ['company', 'Best for the company'],
    ['culture', 'Best for culture'],
    ['a-z', 'A to Z'],
  ],
} as const satisfies Record<Scope, readonly (readonly [string, string])[]>

/** The states of jobs that are shown unless somebody chooses: open ones. */
export const USUAL_SHOW: readonly string[] = ['open']

/** The order of a list where nobody chose one: best match for words, otherwise the first of its sorts. */
export const defaultSort = (scope: Scope, hasWords: boolean): string => (hasWords ? 'best' : SORTS[scope][0][0])

/** What the other two lists take over: the words, and where and in which industry to look. */
const SHARED_KEYS: readonly FilterKey[] = ['industry', 'in']

/** The path alone: what search engines know a list by. */
export const statePath = ({ scope, filters, within }: SearchState): string =>
  `/search-${scope}${formatSegments(filters, within)}`

/** The one address of a state; whatever is as usual is left out (product data, filter segments). */
export function stateUrl(state: SearchState): string {
  const show = state.show.join() === USUAL_SHOW.join() ? [] : state.show
  const one = (key: string, value: string | number | null): [string, string][] =>
    value === null || value === '' ? [] : [[key, String(value)]]
  const query = new URLSearchParams([
    ...one('search', state.search),
    ...one('place', state.place),
    ...one('sort', state.sort),
    ...show.map((value): [string, string] => ['show', value]),
    ...one('lat', state.lat),
    ...one('lng', state.lng),
    ...one('salary-min', state.salaryMin),
    ...state.pattern.map((value): [string, string] => ['pattern', value]),
    ...one('closing', state.closing),
    ...one('visa', state.visa ? 'yes' : null),
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

/** The state with one value of a filter switched. */
export function toggled(state: SearchState, key: FilterKey, slug: string): SearchState {
  const values = state.filters[key] ?? []
  const next = values.includes(slug) ? values.filter(value => value !== slug) : [...values, slug]
  return withState(state, { filters: sortFilters({ ...state.filters, [key]: next }) })
}

/** No place at all, from the first page on. */
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

/** Nothing but the words. */
export const onlyWords = ({ scope, search, sort }: SearchState): SearchState => ({ ...emptyState(scope), search, sort })

/** The same words, place and industry in another list. */
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
  show: USUAL_SHOW,
  lat: null,
  lng: null,
  salaryMin: null,
  pattern: [],
  closing: null,
  visa: false,
})
