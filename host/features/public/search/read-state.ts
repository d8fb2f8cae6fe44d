import type * as v from 'valibot'
import type { Db } from '../../../db/tables'
import {
  type Scope,
  type Segments,
  sortFilters,
  defaultSort,
  emptyState,
  inScope,
  type SearchState,
  SORTS,
} from '../../../search/address'
import { onlyRefinements, REMOTE } from '../../../search/filters'
import { DEFAULT_RADIUS, findPlace } from '../../../search/places'
import type { FormQuery, SearchQuery } from './input'

type Query = v.InferOutput<ReturnType<typeof SearchQuery>>
type Form = v.InferOutput<typeof FormQuery>

export function readState(scope: Scope, { filters, within }: Segments, query: Query): SearchState {
  const { lat = null, lng = null } = query
  const isPlaced = filters.in !== undefined || (lat !== null && lng !== null)
  return {
    ...emptyState(scope),
    ...{ filters, search: query.search, place: query.place, sort: query.sort ?? null, page: query.page },
    within: isPlaced ? within : null,
    // A place in the path takes precedence over coordinates.
    ...(isPlaced && !filters.in ? { lat, lng } : {}),
    refinements: query.refinements,
  }
}

/**
 * A known place becomes a filter, an unknown one remains text. Without a place, the coordinates of a search nearby
 * remain.
 */
export async function readForm(db: Db, form: Form): Promise<SearchState> {
  const { in: scope, from = scope, search, type, role, industry, for: areas, company, within, lat, lng } = form
  const filters = sortFilters({ type, role, industry, for: areas, company })
  const filled: SearchState = {
    ...emptyState(from),
    filters,
    search,
    refinements: onlyRefinements(form.refinements, from),
  }
  const state = inScope(filled, scope)
  const where = await readWhere(db, form.place)
  const point = form.place === '' && lat !== undefined && lng !== undefined ? { lat, lng } : null
  const near = { ...state, ...point }
  const isChosen = SORTS[scope].some(([param]) => param === form.sort) && form.sort !== defaultSort(near, search !== '')
  return {
    ...near,
    filters: sortFilters({ ...state.filters, in: where.in }),
    within: (where.in || point) && within !== DEFAULT_RADIUS ? within : null,
    place: where.unknown,
    refinements: where.isRemote && scope === 'jobs' ? { ...state.refinements, ...REMOTE } : state.refinements,
    sort: isChosen ? (form.sort ?? null) : null,
  }
}

/** Turns a known place in the text into a filter. Returns the same object if there is none. */
export async function placeKnown(db: Db, state: SearchState): Promise<SearchState> {
  if (state.place === '') {
    return state
  }
  const where = await readWhere(db, state.place)
  const isKnown = where.unknown !== state.place
  return isKnown
    ? {
        ...state,
        refinements: where.isRemote && state.scope === 'jobs' ? { ...state.refinements, ...REMOTE } : state.refinements,
        filters: sortFilters({ ...state.filters, in: [...(state.filters.in ?? []), ...(where.in ?? [])] }),
        place: where.unknown,
      }
    : state
}

/** "Leeds or York" means two places. */
async function readWhere(db: Db, text: string) {
  const parts = text
    .split(/\s+or\s+/i)
    .map(part => part.trim())
    .filter(Boolean)
  const places = await Promise.all(parts.map(async part => ({ part, place: await findPlace(db, part) })))
  const slugs = places.flatMap(({ place }) => (place.kind === 'place' ? [place.part ?? place.slug] : []))
  return {
    in: slugs.length > 0 ? slugs : undefined,
    isRemote: places.some(({ place }) => place.kind === 'remote'),
    unknown: places.flatMap(({ part, place }) => (place.kind === 'unknown' ? [part] : [])).join(' or '),
  }
}
