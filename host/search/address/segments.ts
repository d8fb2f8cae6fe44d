import { FILTER_KEYS, type FilterKey } from '../filters'

export const SCOPES = ['jobs', 'reviews', 'companies'] as const
export type Scope = (typeof SCOPES)[number]

/** Slugs by key. Each list is sorted, has no duplicates and is not empty. */
export type Filters = Readonly<Partial<Record<FilterKey, readonly string[]>>>

/** Each key has one or more slugs. `place` is the text of the place field. */
export type SearchFilters = Readonly<
  Partial<Record<FilterKey, string | readonly string[]>> & { search?: string; place?: string }
>

/** Longer than any path that users create, short enough for a database query. */
const MAX_LENGTH = 1000
const SEGMENT = new RegExp(`^(${FILTER_KEYS.join('|')})-([a-z0-9]+(?:[-_][a-z0-9]+)*)$`)
const WITHIN = /^within-(0|[1-9]\d{0,2})-miles$/

export interface Segments {
  filters: Filters
  within: number | null
}

/** `type-placement/in-leeds_york/within-15-miles`, in any order. Returns undefined if a segment is invalid. */
export function parseSegments(text: string): Segments | undefined {
  const chosen: Partial<Record<FilterKey, string[]>> = {}
  let within: number | null = null
  if (text.length > MAX_LENGTH) {
    return undefined
  }
  for (const segment of text === '' ? [] : text.split('/')) {
    const miles = WITHIN.exec(segment)?.[1]
    const [, key, values] = SEGMENT.exec(segment) ?? []
    if (miles) {
      within = Number(miles)
    } else if (key && values) {
      chosen[key as FilterKey] = [...(chosen[key as FilterKey] ?? []), ...values.split('_')]
    } else {
      return undefined
    }
  }
  return { filters: sortFilters(chosen), within }
}

export function formatSegments(filters: SearchFilters, within: number | null = null): string {
  const chosen = Object.entries(sortFilters(filters)).map(([key, slugs]) => `/${key}-${slugs.join('_')}`)
  return [...chosen, ...(within === null ? [] : [`/within-${within}-miles`])].join('')
}

/** `searchUrl('jobs', { type: 'placement', in: ['leeds', 'york'], search: 'python' })` */
export function searchUrl(scope: Scope, filters: SearchFilters = {}): string {
  const { search, place } = filters
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(place ? { place } : {}) })
  const path = `/search-${scope}${formatSegments(filters)}`
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

export function sortFilters(filters: SearchFilters): Filters {
  const sorted: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of FILTER_KEYS) {
    const slugs = [...new Set([filters[key] ?? []].flat())].filter(Boolean).sort()
    if (slugs.length > 0) {
      sorted[key] = slugs
    }
  }
  return sorted
}

export function onlyFilters(filters: Filters, keys: readonly FilterKey[]): Filters {
  return sortFilters(Object.fromEntries(keys.map(key => [key, filters[key]])))
}
