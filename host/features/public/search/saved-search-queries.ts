import * as v from 'valibot'
import type { Db } from '../../../db/tables'
import { excerpt } from '../../../lib/formats'
import { parseUrl } from '../../../lib/urls'
import { findMatching, type KnownParts, resolveSearch, type ResolvedSearch } from '../../../search'
import { type SearchState, stateUrl, withState, type Scope, SCOPES } from '../../../search/address'
import { activeFilters, QUERY_FILTERS, valuesOf } from '../../../search/filters'
import { formatReach } from '../../../search/places'
import { presentChips } from './chips'
import { headingParts, formatTitle } from './copy'
import { SearchQuery, SegmentParams } from './input'
import { placeKnown, readState } from './read-state'

export interface ParsedSearch {
  scope: Scope
  /** Canonical, without page and sort. */
  url: string
  /** Such as "Placements in Manchester +15 miles, remote"; at most 80 characters. */
  name: string
  /** Whether mails about it are useful: it has words, an employer, or a place with another filter. */
  isNarrow: boolean
  /** The employer's slug if the search has no other filter. */
  employer: string | null
}

const NAME_LENGTH = 80
const LIST = new RegExp(`^/search-(${SCOPES.join('|')})(?:/(.*?))?/?$`)

/** Returns undefined if the address is not a list, or names a filter or place that does not exist. */
export async function parseSearch(db: Db, address: string): Promise<ParsedSearch | undefined> {
  const state = parseAddress(address)
  const resolved = state && (await readAddress(db, state))
  if (!resolved) {
    return undefined
  }
  return {
    scope: resolved.state.scope,
    url: stateUrl(resolved.state),
    name: nameOf(resolved),
    isNarrow: isNarrow(resolved),
    employer: employerOf(resolved),
  }
}

/**
 * Returns the jobs among `ids` that the list at an address contains at `now`; none if the address is invalid. The page
 * of a search without results shows a wider search; this function does not, because mails only contain exact results.
 */
export async function matchJobs(
  db: Db,
  address: string,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<number[]> {
  const state = ids.length > 0 ? parseAddress(address) : undefined
  const resolved = state && (await readAddress(db, state))
  if (resolved?.state.scope !== 'jobs') {
    return []
  }
  return findMatching(db, resolved, { ids, now })
}

/** Returns undefined if the state names a filter or place that does not exist. Parts in `known` are not read again. */
export async function readAddress(db: Db, state: SearchState, known?: KnownParts): Promise<ResolvedSearch | undefined> {
  return resolveSearch(db, withState(await placeKnown(db, state), { sort: null }), known)
}

export function parseAddress(address: string): SearchState | undefined {
  const url = /^\/search-/.test(address) ? parseUrl(`http://localhost${address}`) : undefined
  const [, scope, segments = ''] = LIST.exec(url?.pathname.toLowerCase() ?? '') ?? []
  if (!url || !scope) {
    return undefined
  }
  const params = v.safeParse(SegmentParams, { segments })
  const query = v.safeParse(SearchQuery(scope as Scope), queryOf(url.searchParams))
  return params.success && query.success ? readState(scope as Scope, params.output.segments, query.output) : undefined
}

/** Repeated parameters become lists, as in a request. */
function queryOf(params: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(params.keys())].map(name => {
    const values = params.getAll(name)
    return [name, values.length > 1 ? values : (values[0] ?? '')] as const
  })
  return Object.fromEntries(entries)
}

function isNarrow({ effective, choices, places }: ResolvedSearch): boolean {
  const isPlaced = places.length > 0
  const others = choices.length + refinements(effective)
  return effective.search !== '' || choices.some(({ key }) => key === 'company') || (isPlaced && others > 0)
}

function employerOf({ effective, choices, places }: ResolvedSearch): string | null {
  const [choice, ...others] = choices
  const isAlone = others.length + places.length + refinements(effective) === 0 && effective.search === ''
  return choice?.key === 'company' && isAlone ? choice.slug : null
}

const refinements = ({ refinements: values }: SearchState): number =>
  activeFilters(values, QUERY_FILTERS).flatMap(filter => valuesOf(values, filter)).length

function nameOf(resolved: ResolvedSearch): string {
  const { choices, places } = resolved
  const reach = places.filter(({ radius }) => radius > 0).map(place => formatReach(place).slice(place.label.length))
  const chips = presentChips(resolved).slice(choices.length + places.length)
  const title = formatTitle(resolved.effective.scope, headingParts(resolved)) + (reach[0] ?? '')
  return excerpt([title, ...chips.map(({ text }) => text)].join(', '), NAME_LENGTH - 1)
}
