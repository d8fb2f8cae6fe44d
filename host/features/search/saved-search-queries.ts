import * as v from 'valibot'
import type { Db } from '../../db/tables'
import { excerpt } from '../../http/formats'
import { parseUrl } from '../../http/urls'
import { findMatching, type KnownParts, resolveSearch, type ResolvedSearch } from '../../search'
import { type SearchState, stateUrl, withState, type Scope, SCOPES } from '../../search/address'
import { activeFilters, QUERY_FILTERS, valuesOf } from '../../search/filters'
import { formatReach } from '../../search/places'
import { presentChips } from './chips'
import { headingParts, formatTitle } from './copy'
import { SearchQuery, SegmentParams } from './input'
import { placeKnown, readState } from './read-state'

export interface ParsedSearch {
  scope: Scope
  /** The canonical path and query, without page and sort. */
  url: string
  /** "Placements in Manchester +15 miles, remote", 80 characters at most. */
  name: string
  /** Whether it has words, an employer, or a place and one more filter, so that mails about it are useful. */
  isNarrow: boolean
  /** The slug of the employer, when the search is for all jobs of one employer. */
  employer: string | null
}

const NAME_LENGTH = 80
const LIST = new RegExp(`^/search-(${SCOPES.join('|')})(?:/(.*?))?/?$`)

/** Parses the address of a list. Returns undefined when it is none, or names something that does not exist. */
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
 * Returns those of the jobs that the list at an address holds at `now`; none for an address that leads nowhere. A search that
 * finds nothing asks for less on its page, but not here: a mail has what was asked for.
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

/** Reads what an address says; undefined where it names something that does not exist. Asks for nothing that is `known`. */
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

/** The parameters as a request has them: those that are repeated are lists. */
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
