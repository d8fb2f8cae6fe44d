import { counted } from '../../http/formats'
import { SCOPES, type Scope, searchUrl } from '../search-links'
import type { CountedPlace } from './queries'
import { groupRegions } from './regions'

const WORDS: Record<Scope, { label: string; one: string; many: string; lead: string }> = {
  jobs: {
    ...{ label: 'Jobs', one: 'job', many: 'jobs' },
    lead: 'Jobs that are open now for students and graduates, by region, county and town.',
  },
  reviews: {
    ...{ label: 'Reviews', one: 'review', many: 'reviews' },
    lead: 'What students and graduates say of the places where they worked, by region, county and town.',
  },
  companies: {
    ...{ label: 'Employers', one: 'employer', many: 'employers' },
    lead: 'Employers with an office or a job in a place, by region, county and town.',
  },
}

interface Index {
  scope: Scope
  places: readonly CountedPlace[]
  /** Jobs that can be done from anywhere, or the employers that have them: in every list, whatever the place. */
  nationwide: number
  /** How far around a town its list reaches, in miles. */
  radius: number
}

/** The index of one list: its regions in the order that one looks for them, and what its figures mean. */
export function presentIndex({ scope, places, nationwide, radius }: Index) {
  const { label, one, many, lead } = WORDS[scope]
  const link = ({ name, slug, count }: CountedPlace) => ({
    ...{ text: name, href: searchUrl(scope, { in: slug }), count },
  })
  const regions = groupRegions(places).map(({ name, area, counties }) => ({
    ...{ id: anchorOf(name), name, link: area ? link(area) : null },
    counties: counties.map(county => ({
      ...{ name: county.name, link: county.area ? link(county.area) : null, towns: county.towns.map(link) },
    })),
  }))
  return {
    ...{ scope, lead, one, many, regions },
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
  const figures = `A figure counts the ${many} in the place itself; the list of a town also shows those up to ${miles} away.`
  const more = counted(nationwide, one, many)
  const anywhere = {
    jobs: `${more} can be done from anywhere in the UK: in every list, in no figure.`,
    reviews: '',
    companies: `${more} with a job that can be done from anywhere in the UK ${nationwide === 1 ? 'is' : 'are'} in every list.`,
  }
  return nationwide > 0 ? `${figures} ${anywhere[scope]}` : figures
}

const anchorOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-')
