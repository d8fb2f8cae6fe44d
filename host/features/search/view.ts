import type { Paging } from '../../http/paging'
import {
  type FilterKey,
  type Filters,
  formatSegments,
  onlyFilters,
  type Scope,
  searchUrl,
  withoutFilter,
} from '../search-links'
import type { Choice } from './filter-queries'
import { type Said, sayHeading, sayIntro, sayTitle } from './wording'

/** What the other two lists take over: the words, and where and in which industry to look. */
export const SHARED_KEYS: readonly FilterKey[] = ['industry', 'in']
/** Search engines may keep lists of one or two of these, when there is enough on them. */
const INDEXED_KEYS: readonly FilterKey[] = ['type', 'role', 'industry', 'in']
const ENOUGH_TO_INDEX = 5
const LAST_INDEXED_PAGE = 10

interface Query {
  search: string
  place: string
}

interface List {
  scope: Scope
  query: Query
  filters: Filters
  choices: readonly Choice[]
  paging: Paging
}

/** A list with its words: heading, title, what search engines are told, the ways out of each choice. */
export function presentList({ scope, query, filters, choices, paging }: List) {
  const said: Said = { ...query, choices }
  const listed = mayBeIndexed({ query, filters, total: paging.total, page: paging.page })
  return {
    scope,
    query,
    paging,
    kept: formatSegments(filters).slice(1),
    heading: sayHeading(scope, said, paging.total),
    listTitle: sayTitle(scope, said),
    intro: listed && choices.length > 0 && paging.page === 1 ? sayIntro(scope, said) : null,
    robots: listed || isBlocked(query) ? null : 'noindex, follow',
    canonical: canonicalOf(scope, { query, filters, paging }),
    chosen: choices.map(({ key, slug, name }) => ({
      text: name,
      href: searchUrl(scope, { ...withoutFilter(filters, key, slug), ...query }),
    })),
    anywhere: query.place || filters.in ? searchUrl(scope, { ...filters, in: undefined, search: query.search }) : null,
    scopes: presentScopes(scope, query, filters),
  }
}

/** The three lists with the same words and places. */
function presentScopes(current: Scope, query: Query, filters: Filters) {
  const labels = { jobs: 'Jobs', reviews: 'Reviews', companies: 'Employers' } as const
  return (['jobs', 'reviews', 'companies'] as const).map(scope => ({
    text: labels[scope],
    href: searchUrl(scope, { ...(scope === current ? filters : onlyFilters(filters, SHARED_KEYS)), ...query }),
    current: scope === current,
  }))
}

/** Addresses with words in the query are blocked by robots.txt, and a blocked page must not say noindex, too. */
const isBlocked = (query: Query) => query.search !== '' || query.place !== ''

/** The rule of the index for paths without words (product data, section on search engines). */
export function mayBeIndexed(list: { query: Query; filters: Filters; total: number; page: number }): boolean {
  const { query, filters, total, page } = list
  const enough = Object.keys(filters).length === 0 ? 1 : ENOUGH_TO_INDEX
  return !isBlocked(query) && isListable(filters) && total >= enough && page <= LAST_INDEXED_PAGE
}

/** One or two kinds of choice, one value each. */
function isListable(filters: Filters): boolean {
  return formatSegments(nearestListable(filters)) === formatSegments(filters)
}

function nearestListable(filters: Filters): Filters {
  const single = INDEXED_KEYS.filter(key => filters[key]?.length === 1)
  return onlyFilters(filters, single.slice(0, 2))
}

/** A list that search engines may know is itself; what is deeper points to the nearest of those. */
function canonicalOf(scope: Scope, { query, filters, paging }: Pick<List, 'query' | 'filters' | 'paging'>): string {
  const path = searchUrl(scope, nearestListable(filters))
  return isListable(filters) && !isBlocked(query) && paging.page > 1 ? `${path}?page=${paging.page}` : path
}
