import { counted } from '../../http/formats'
import { SCOPES, type Scope, searchUrl } from '../../search/address'
import type { CountedPlace } from './queries'
import { groupRegions } from './regions'

const WORDS: Record<Scope, { label: string; one: string; many: string; lead: string }> = {
  jobs: {
    label: 'Jobs',
    one: 'job',
    many: 'jobs',
    lead: 'Jobs that are open now for students and graduates, by region, county and town.',
  },
  reviews: {
    label: 'Reviews',
    one: 'review',
    many: 'reviews',
    lead: 'What students and graduates say about the places they worked, by region, county and town.',
  },
  companies: {
    label: 'Employers',
    one: 'employer',
    many: 'employers',
    lead: 'Employers with an office or a job near you, by region, county and town.',
  },
}

interface Index {
  scope: Scope
  places: readonly CountedPlace[]
  /** Number of nationwide jobs, or of employers with such jobs, which the links exclude. */
  nationwide: number
}

/** The link of a place's count: exactly the results in the place itself, without nationwide ones. */
function placeUrl(scope: Scope, { slug, kind }: CountedPlace): string {
  const within = kind === 'town' ? '/within-0-miles' : ''
  return `${searchUrl(scope, { in: slug })}${within}${scope === 'jobs' ? '?show=local' : ''}`
}

/** Returns the index of one list by region, with a note on what the counts include. */
export function presentIndex({ scope, places, nationwide }: Index) {
  const { label, one, many, lead } = WORDS[scope]
  const link = (place: CountedPlace) => ({ text: place.name, href: placeUrl(scope, place), count: place.count })
  const regions = groupRegions(places).map(({ name, area, counties }) => ({
    id: anchorOf(name),
    name,
    link: area ? link(area) : null,
    counties: counties.map(county => ({
      name: county.name,
      link: county.area ? link(county.area) : null,
      towns: county.towns.map(link),
    })),
  }))
  return {
    scope,
    lead,
    one,
    many,
    regions,
    title: `${label} by location`,
    note: places.length > 0 ? describeCounts({ scope, nationwide }) : null,
    lists: SCOPES.map(other => ({ text: WORDS[other].label, href: indexUrl(other), current: other === scope })),
    list: { text: `All ${many}`, href: searchUrl(scope), label },
    robots: places.length > 0 ? null : 'noindex, follow',
  }
}

const indexUrl = (scope: Scope) => `/search-${scope}-location`

function describeCounts({ scope, nationwide }: Pick<Index, 'scope' | 'nationwide'>): string | null {
  const more = counted(nationwide, WORDS[scope].one, WORDS[scope].many)
  const copy = {
    jobs: `Plus ${more} you can do from anywhere in the UK.`,
    reviews: null,
    companies: `Plus ${more} with jobs you can do from anywhere in the UK, in the list of every place.`,
  }
  return nationwide > 0 ? copy[scope] : null
}

const anchorOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')
