import type { Random } from '../../host/lib/random'
import { FILTER_KEYS, formatSegments, SCOPES } from '../../host/search/address'
import { SORTS } from '../../host/search/address/state'
import { filtersOf } from '../../host/search/filters'
import { RADII } from '../../host/search/places'
import type { AddressValues } from './address-values'

/** Returns every page without parameters, and all pages of small parameter sets. */
export function fixedAddresses({ rankings }: AddressValues): string[] {
  return [
    '/',
    '/hot-jobs',
    '/categories',
    '/career-quiz',
    '/career-quiz?answers=ab',
    '/top-employers',
    ...rankings.map(path => `/top-employers/${path}`),
    ...SCOPES.flatMap(scope => [`/search-${scope}`, `/search-${scope}-location`]),
    '/faqs',
    '/contact',
    '/status',
    '/about',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/jobs-1.xml',
    '/sitemaps/companies-1.xml',
    '/sitemaps/reviews-1.xml',
    '/register',
    '/login',
  ]
}

/** Returns searches for every radius around large and small places, in each list, with and without results. */
export function placeAddresses({ filters }: AddressValues): string[] {
  const places = [...filters.in.slice(0, 3), ...filters.in.slice(-2)]
  return SCOPES.flatMap(scope =>
    places.flatMap(place =>
      RADII.flatMap(radius =>
        ['', '?search=qqqqzz', '?search=enginer+qqqqzz'].map(
          query => `/search-${scope}/in-${place}/within-${radius}-miles${query}`,
        ),
      ),
    ),
  )
}

/** Addresses with as many values as allowed. */
export function longAddresses({ filters }: AddressValues): string[] {
  const places = `in-${filters.in.slice(0, 20).join('_')}`
  const long = (['type', 'role', 'for', 'industry', 'company'] as const).map(key => joined(key, filters[key]))
  const queries = ['', '?search=qqqqzz', '?search=-the+-and+-work', '?search=work+team+experience+skills']
  return SCOPES.flatMap(scope => [
    ...queries.flatMap(query => [
      `/search-${scope}/${places}/within-100-miles${query}`,
      ...long.map(segment => `/search-${scope}/${segment}${query}`),
      ...long.slice(0, 2).map(segment => `/search-${scope}/${segment}/in-london/within-100-miles${query}`),
    ]),
    ...SORTS[scope].map(([sort]) => `/search-${scope}?search=work&sort=${sort}&page=200`),
  ])
}

/** A path has at most a thousand characters. */
function joined(key: string, slugs: readonly string[]): string {
  let segment = `${key}-${slugs[0]}`
  for (const slug of slugs.slice(1)) {
    segment = segment.length + slug.length < 900 ? `${segment}_${slug}` : segment
  }
  return segment
}

export function randomAddress(random: Random, values: AddressValues): string {
  const { filters, jobs, reviews, words } = values
  const company = `/companies/${random.pick(filters.company)}`
  return random.pick([
    () => searchAddress(random, values),
    () => searchAddress(random, values),
    () => searchAddress(random, values),
    () => `/jobs/${random.pick(jobs)}`,
    () => `/reviews/${random.pick(reviews)}`,
    () => company + random.pick(['', '/jobs', '/jobs?page=2', '/gallery', '/related']),
    () => `${company}/reviews?${reviewsQuery(random, values)}`,
    () => `/categories/${random.pick([...filters.type, ...filters.role, ...filters.industry])}`,
    () => `/career-quiz/result/${Array.from({ length: 6 }, () => random.pick(['a', 'b', 'c'])).join('')}`,
    () => `/suggestions.php?term=${random.pick(words).slice(0, random.between(2, 6))}&scope=${random.pick(SCOPES)}`,
  ])()
}

function searchAddress(random: Random, { filters, places, words }: AddressValues): string {
  const scope = random.pick(SCOPES)
  const keys = random.some(FILTER_KEYS, random.between(0, 4))
  const chosen = Object.fromEntries(keys.map(key => [key, random.some(filters[key], random.pick([1, 1, 2, 5]))]))
  const within = keys.includes('in') && random.chance(0.6) ? random.pick(RADII) : null
  const query = new URLSearchParams()
  if (random.chance(0.5)) {
    query.set('search', random.some(words, random.pick([1, 1, 2, 4])).join(random.pick([' ', ' ', ' -'])))
  }
  if (random.chance(0.3)) {
    query.set('sort', random.pick<readonly [string, string]>(SORTS[scope])[0])
  }
  if (random.chance(0.2)) {
    query.set('page', String(random.pick([2, 3, 20, 200])))
  }
  if (random.chance(0.1)) {
    const { lat, lng } = random.pick(places)
    query.set('lat', lat.toFixed(2))
    query.set('lng', lng.toFixed(2))
  }
  addRefinements(random, query, scope)
  return `/search-${scope}${formatSegments(chosen, within)}${query.size > 0 ? `?${query}` : ''}`
}

function addRefinements(random: Random, query: URLSearchParams, scope: string): void {
  for (const { key, values, listed } of filtersOf(scope)) {
    if (random.chance(0.12)) {
      query.set(key, random.pick(listed?.({ isPlaced: true, isCounted: () => true }) ?? values))
    }
  }
}

function reviewsQuery(random: Random, { filters }: AddressValues): string {
  const query = new URLSearchParams({ page: String(random.pick([1, 1, 2, 9])) })
  const choices = { stars: ['1', '4', '5'], type: filters.type, role: filters.role, year: ['2024'], section: ['role'] }
  for (const [name, values] of Object.entries(choices)) {
    if (random.chance(0.25)) {
      query.set(name, random.pick(values))
    }
  }
  return query.toString()
}
