import { formatCountry } from '../search'
import type { CountedPlace } from './queries'

/** A region of England, another nation, or a group of places abroad. */
interface Region {
  name: string
  /** Undefined for a group like "Elsewhere in the UK". */
  area?: CountedPlace
  counties: County[]
}

export interface County {
  name: string
  area?: CountedPlace
  towns: CountedPlace[]
}

export function groupRegions(places: readonly CountedPlace[]): Region[] {
  const find = (kind: CountedPlace['kind'], name: string) =>
    places.find(place => place.kind === kind && place.name === name)
  const region = (
    name: string,
    area: CountedPlace | undefined,
    contains: (place: CountedPlace) => boolean,
  ): Region => ({
    name,
    area,
    counties: groupCounties(places.filter(place => place !== area && contains(place))),
  })
  const english = places.filter(({ kind, nation }) => kind === 'region' && nation === 'England')
  return [
    region('Greater London', find('county', 'Greater London'), place => place.region === 'London'),
    ...english.map(area => region(area.name, area, place => place.nation === 'England' && place.region === area.name)),
    ...['Scotland', 'Wales', 'Northern Ireland'].map(name =>
      region(name, find('nation', name), place => place.nation === name),
    ),
    region('Elsewhere in the UK', undefined, hasNoRegion),
    region('Ireland', find('country', 'Ireland'), place => place.nation === 'Ireland'),
    ...groupCountries(places.filter(({ country }) => country !== 'GB' && country !== 'IE')),
  ].filter(({ area, counties }) => area ?? counties.length > 0)
}

/** The gazetteer has no county for some towns near a border (decision 0010). */
const hasNoRegion = ({ kind, country, region }: CountedPlace) => kind === 'town' && country === 'GB' && region === null

/** In Ireland the counties are provinces. Towns without a county come last. */
function groupCounties(members: readonly CountedPlace[]): County[] {
  const areas = members.filter(({ kind }) => kind === 'county' || kind === 'region')
  const towns = members.filter(({ kind }) => kind === 'town')
  const countyOf = (town: CountedPlace) => areas.find(({ name }) => name === (town.county ?? town.region))
  return [
    ...areas.map(area => ({ name: area.name, area, towns: towns.filter(town => countyOf(town) === area) })),
    ...withTowns({ name: '', towns: towns.filter(town => !countyOf(town)) }),
  ]
}

function groupCountries(places: readonly CountedPlace[]): Region[] {
  const names = [...new Set(places.map(({ country }) => formatCountry(country)))].sort()
  const counties = names.map(name => ({ name, towns: places.filter(({ country }) => formatCountry(country) === name) }))
  return counties.length > 0 ? [{ name: 'Elsewhere in the world', counties }] : []
}

const withTowns = (county: County): County[] => (county.towns.length > 0 ? [county] : [])
