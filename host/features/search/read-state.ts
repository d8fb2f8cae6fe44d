import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../../db/tables'
import { type Scope, type Segments, tidyFilters } from '../search-links'
import type { FormQuery, SearchQuery } from './input'
import { findPlace } from './places'
import { emptyState, inScope, type SearchState, SORTS, USUAL_SHOW } from './state'

type Query = v.InferOutput<ReturnType<typeof SearchQuery>>
type Form = v.InferOutput<typeof FormQuery>

/** The state that an address says; what only jobs have is nothing elsewhere. */
export function readState(scope: Scope, { filters, within }: Segments, query: Query): SearchState {
  const { lat = null, lng = null } = query
  const isPlaced = filters.in !== undefined || (lat !== null && lng !== null)
  return {
    ...emptyState(scope),
    ...{ filters, search: query.search, place: query.place, sort: query.sort ?? null, page: query.page },
    within: isPlaced ? within : null,
    // A place in the path is where; a point is for searches without one.
    ...(isPlaced && !filters.in ? { lat, lng } : {}),
    ...(scope === 'jobs' ? refinementsOf(query) : {}),
  }
}

/** The state that the one form of the site asks for. A place is looked up by its name; one that nobody knows stays text. */
export async function readForm(db: Kysely<Database>, form: Form): Promise<SearchState> {
  const { in: scope, from = scope, search, type, role, industry, for: areas, company, within } = form
  const filters = tidyFilters({ type, role, industry, for: areas, company })
  const filled: SearchState = { ...emptyState(from), filters, search, ...(from === 'jobs' ? refinementsOf(form) : {}) }
  const state = inScope(filled, scope)
  const where = await readWhere(db, form.place)
  const isPlaced = where.in !== undefined
  return {
    ...state,
    filters: tidyFilters({ ...state.filters, in: where.in }),
    within: isPlaced ? within : null,
    place: where.unknown,
    pattern: where.isRemote && scope === 'jobs' ? ['remote'] : state.pattern,
    sort: SORTS[scope].some(([param]) => param === form.sort) ? (form.sort ?? null) : null,
  }
}

/** "Leeds or York" is two places. */
async function readWhere(db: Kysely<Database>, text: string) {
  const places = await Promise.all(
    text
      .split(/ or /i)
      .filter(Boolean)
      .map(part => findPlace(db, part)),
  )
  const slugs = places.flatMap(place => (place.kind === 'place' ? [place.slug] : []))
  return {
    in: slugs.length > 0 ? slugs : undefined,
    isRemote: places.some(({ kind }) => kind === 'remote'),
    unknown: slugs.length === 0 && places.some(({ kind }) => kind === 'unknown') ? text : '',
  }
}

function refinementsOf(query: Pick<Query, 'show' | 'pattern' | 'closing' | 'visa' | 'salary-min'>) {
  return {
    show: query.show.length > 0 ? query.show : USUAL_SHOW,
    pattern: query.pattern,
    closing: query.closing ?? null,
    visa: query.visa ?? false,
    salaryMin: query['salary-min'] ?? null,
  }
}
