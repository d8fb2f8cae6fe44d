import * as v from 'valibot'
import type { Db } from '../../db/tables'
import { excerpt } from '../../http/formats'
import { parseUrl } from '../../http/urls'
import { type Scope, SCOPES } from '../search-links'
import { presentChips } from './chips'
import { findFeatured } from './engine/page-queries'
import { findSets } from './engine/set-queries'
import { SearchQuery, SegmentParams } from './input'
import { questionOf, understandState } from './load'
import { sayReach } from './places'
import { placeKnown, readState } from './read-state'
import { type SearchState, stateUrl, withState } from './state'
import type { Understood } from './understood'
import { saidOf, sayTitle } from './wording'

/** The address of a list, parsed as its page parses it. */
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
  const understood = await readAddress(db, address)
  if (!understood) {
    return undefined
  }
  const { state } = understood
  return {
    scope: state.scope,
    url: stateUrl(state),
    name: nameOf(understood),
    isNarrow: isNarrow(understood),
    employer: employerOf(understood),
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
  const understood = ids.length > 0 ? await readAddress(db, address) : undefined
  if (understood?.state.scope !== 'jobs') {
    return []
  }
  const question = { ...questionOf(understood, now), featured: ids }
  return findFeatured(db, question, await findSets(db, question))
}

async function readAddress(db: Db, address: string): Promise<Understood | undefined> {
  const state = parseAddress(address)
  return state && understandState(db, withState(await placeKnown(db, state), { sort: null }))
}

function parseAddress(address: string): SearchState | undefined {
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

function isNarrow({ explicit, choices, places }: Understood): boolean {
  const isPlaced = places.length > 0
  const others = choices.length + refinements(explicit)
  return explicit.search !== '' || choices.some(({ key }) => key === 'company') || (isPlaced && others > 0)
}

function employerOf({ explicit, choices, places }: Understood): string | null {
  const [choice, ...others] = choices
  const isAlone = others.length + places.length + refinements(explicit) === 0 && explicit.search === ''
  return choice?.key === 'company' && isAlone ? choice.slug : null
}

const refinements = ({ pattern, salaryMin, closing, visa }: SearchState): number =>
  pattern.length + Number(salaryMin !== null) + Number(closing !== null) + Number(visa)

function nameOf(understood: Understood): string {
  const { choices, places } = understood
  const reach = places.filter(({ radius }) => radius > 0).map(place => sayReach(place).slice(place.label.length))
  const chips = presentChips(understood).slice(choices.length + places.length)
  const title = sayTitle(understood.explicit.scope, saidOf(understood)) + (reach[0] ?? '')
  return excerpt([title, ...chips.map(({ text }) => text)].join(', '), NAME_LENGTH - 1)
}
