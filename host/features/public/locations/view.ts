import { counted } from '../../../lib/formats'
import { SCOPES, type Scope, searchUrl } from '../../../search/address'
import type { CountedPlace } from './queries'
import { groupRegions } from './regions'

const WORDS: Record<Scope, { label: string; one: string; many: string; lead: string }> = {
  jobs: {
    label: 'Jobs',
    one: 'job',
    many: 'jobs',
    lead: 'Jobs open now, by region and town.',
  },
  reviews: {
    label: 'Reviews',
    one: 'review',
    many: 'reviews',
    lead: 'What students say, by region and town.',
  },
  companies: {
    label: 'Employers',
    one: 'employer',
    many: 'employers',
    lead: 'Offices and jobs, by region and town.',
  },
}

const MAP: Readonly<Record<string, string>> = {
  Scotland: 'Scotland',
  'Northern Ireland': 'N Ireland',
  'North East': 'North East',
  'North West': 'North West',
  'Yorkshire and the Humber': 'Yorkshire',
  Wales: 'Wales',
  'West Midlands': 'West Midlands',
  'East Midlands': 'East Midlands',
  'East of England': 'East',
  'South West': 'South West',
  'South East': 'South East',
  'Greater London': 'London',
}

interface Index {
  scope: Scope
  places: readonly CountedPlace[]
  /** Number of nationwide jobs, or of employers with such jobs. The links exclude them. */
  nationwide: number
}

/** Links to exactly the counted results: those in the place itself, without nationwide ones. */
function placeUrl(scope: Scope, { slug, kind }: CountedPlace): string {
  const within = kind === 'town' ? '/within-0-miles' : ''
  return `${searchUrl(scope, { in: slug })}${within}${scope === 'jobs' ? '?show=local' : ''}`
}

export function presentIndex({ scope, places, nationwide }: Index) {
  const { label, one, many, lead } = WORDS[scope]
  const link = (place: CountedPlace) => ({ text: place.name, href: placeUrl(scope, place), count: place.count })
  const regions = groupRegions(places).map(({ name, area, counties }) => ({
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
    map: Object.entries(MAP).map(([name, text]) => ({
      text,
      link: regions.find(region => region.name === name)?.link ?? null,
    })),
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
