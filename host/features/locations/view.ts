import { counted } from '../../http/formats'
import { SCOPES, type Scope, searchUrl } from '../search-links'
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
  /** Number of jobs that can be done from anywhere, or of employers with such jobs. Every place's list includes them. */
  nationwide: number
  /** The radius of a town's list in miles. */
  radius: number
}

/** Returns the index of one list by region, with a note on what the counts include. */
export function presentIndex({ scope, places, nationwide, radius }: Index) {
  const { label, one, many, lead } = WORDS[scope]
  const link = ({ name, slug, count }: CountedPlace) => ({ text: name, href: searchUrl(scope, { in: slug }), count })
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
    note: places.length > 0 ? describeCounts({ scope, nationwide, radius }) : null,
    lists: SCOPES.map(other => ({ text: WORDS[other].label, href: indexUrl(other), current: other === scope })),
    list: { text: `All ${many}`, href: searchUrl(scope), label },
    robots: places.length > 0 ? null : 'noindex, follow',
  }
}

const indexUrl = (scope: Scope) => `/search-${scope}-location`

function describeCounts({ scope, nationwide, radius }: Omit<Index, 'places'>): string {
  const { one, many } = WORDS[scope]
  const miles = counted(radius, 'mile')
  const counts = `Counts are for each place only; the results for a town include ${many} within ${miles}.`
  const more = counted(nationwide, one, many)
  const anywhere = {
    jobs: `${more} can be done from anywhere in the UK. ${nationwide === 1 ? 'It is' : 'They are'} in the results for every place, but not in the counts.`,
    reviews: '',
    companies: `${more} with jobs that can be done from anywhere in the UK ${nationwide === 1 ? 'is' : 'are'} in the results for every place.`,
  }
  return nationwide > 0 ? `${counts} ${anywhere[scope]}`.trim() : counts
}

const anchorOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')
