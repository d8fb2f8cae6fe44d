import { counted } from '../../http/formats'
import type { Scope } from './input'

const NOUNS = { jobs: ['job', 'jobs'], reviews: ['review', 'reviews'], companies: ['employer', 'employers'] } as const

interface Query {
  search: string
  place: string
  type?: string
}

/** "128 jobs for “python” in Leeds": what the list holds, in words. */
export function sayHeading(scope: Scope, { search, place, type }: Query, total: number): string {
  const [one, many] = NOUNS[scope]
  return [type && `${type}:`, counted(total, one, many), search && `for “${search}”`, place && `in ${place}`]
    .filter(Boolean)
    .join(' ')
}

/** The three lists with the same words. */
export function presentScopes(current: Scope, { search, place }: { search: string; place: string }) {
  const labels = { jobs: 'Jobs', reviews: 'Reviews', companies: 'Employers' } as const
  return (['jobs', 'reviews', 'companies'] as const).map(scope => ({
    text: labels[scope],
    href: searchUrl(scope, { search, place }),
    current: scope === current,
  }))
}

export function searchUrl(scope: Scope, { search, place }: { search?: string; place?: string }): string {
  const query = new URLSearchParams({ ...(search ? { search } : {}), ...(place ? { place } : {}) })
  return query.size > 0 ? `/search-${scope}?${query.toString()}` : `/search-${scope}`
}
