/** The three lists that can be searched. */
export const SCOPES = ['jobs', 'reviews', 'companies'] as const
export type Scope = (typeof SCOPES)[number]

/** The keys of filter segments, in the one order that addresses have (product data, visitor routes). */
export const FILTER_KEYS = ['type', 'role', 'industry', 'for', 'company', 'in'] as const
export type FilterKey = (typeof FILTER_KEYS)[number]

/** Slugs by key: each list is sorted, without repeats and never empty. */
export type Filters = Readonly<Partial<Record<FilterKey, readonly string[]>>>

/** What a link to a list may ask for: one slug or several a key, words, and a place as people type it. */
export type SearchFilters = Readonly<
  Partial<Record<FilterKey, string | readonly string[]>> & { search?: string; place?: string }
>

/** Longer than any choice a person makes, short enough to ask a database. */
const LONGEST = 1000
const SEGMENT = new RegExp(`^(${FILTER_KEYS.join('|')})-([a-z0-9]+(?:[-_][a-z0-9]+)*)$`)
const WITHIN = /^within-(0|[1-9]\d{0,2})-miles$/

/** What the path of a list says. */
export interface Segments {
  filters: Filters
  /** Miles around the place; null where the path leaves them open. */
  within: number | null
}

/** `type-placement/in-leeds_york/within-15-miles` in whatever order it comes; undefined where a segment is none. */
export function parseSegments(text: string): Segments | undefined {
  const chosen: Partial<Record<FilterKey, string[]>> = {}
  let within: number | null = null
  if (text.length > LONGEST) {
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

/** The path as addresses have it, with a leading slash: the same choices always give the same text. */
export function formatSegments(filters: SearchFilters, within: number | null = null): string {
  const chosen = Object.entries(sortFilters(filters)).map(([key, slugs]) => `/${key}-${slugs.join('_')}`)
  return [...chosen, ...(within === null ? [] : [`/within-${within}-miles`])].join('')
}

/** Address of a list: `searchUrl('jobs', { type: 'placement', in: ['leeds', 'york'], search: 'python' })`. */
export function searchUrl(scope: Scope, filters: SearchFilters = {}): string {
  const { search, place } = filters
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(place ? { place } : {}) })
  const path = `/search-${scope}${formatSegments(filters)}`
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

/** Keys in order, values sorted and once each, nothing empty. */
export function sortFilters(filters: SearchFilters): Filters {
  const tidy: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of FILTER_KEYS) {
    const slugs = [...new Set([filters[key] ?? []].flat())].filter(Boolean).sort()
    if (slugs.length > 0) {
      tidy[key] = slugs
    }
  }
  return tidy
}

/** Only these keys of the filters. */
export function onlyFilters(filters: Filters, keys: readonly FilterKey[]): Filters {
  return sortFilters(Object.fromEntries(keys.map(key => [key, filters[key]])))
}
