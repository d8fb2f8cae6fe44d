import { sayCountry } from '../search'
import type { CountedPlace } from './queries'

/** A part of the index: a region of England, another nation, or what lies abroad. */
export interface Region {
  name: string
  /** The area that it is; none for what only lies elsewhere. */
  area?: CountedPlace
  counties: County[]
}

export interface County {
  name: string
  area?: CountedPlace
  towns: CountedPlace[]
}

/** Regions of England first, then the other nations, Ireland, and the rest of the world; a part that has nothing is left out. */
export function groupRegions(places: readonly CountedPlace[]): Region[] {
  const find = (kind: CountedPlace['kind'], name: string) =>
    places.find(place => place.kind === kind && place.name === name)
  const region = (name: string, area: CountedPlace | undefined, holds: (place: CountedPlace) => boolean): Region => ({
    ...{ name, area, counties: groupCounties(places.filter(place => place !== area && holds(place))) },
  })
  const english = places.filter(({ kind, nation }) => kind === 'region' && nation === 'England')
  return [
    region('Greater London', find('county', 'Greater London'), place => place.region === 'London'),
    ...english.map(area => region(area.name, area, place => place.nation === 'England' && place.region === area.name)),
    ...['Scotland', 'Wales', 'Northern Ireland'].map(name =>
      region(name, find('nation', name), place => place.nation === name),
    ),
    region('Elsewhere in the UK', undefined, isAstray),
    region('Ireland', find('country', 'Ireland'), place => place.nation === 'Ireland'),
    ...groupCountries(places.filter(({ country }) => country !== 'GB' && country !== 'IE')),
  ].filter(({ area, counties }) => area ?? counties.length > 0)
}

/** Some towns lie so near a border that the gazetteer has no county for them (decision 0010). */
const isAstray = ({ kind, country, region }: CountedPlace) => kind === 'town' && country === 'GB' && region === null

/** Counties, in Ireland provinces, with their towns; towns that are in none come last. */
function groupCounties(members: readonly CountedPlace[]): County[] {
  const areas = members.filter(({ kind }) => kind === 'county' || kind === 'region')
  const towns = members.filter(({ kind }) => kind === 'town')
  const countyOf = (town: CountedPlace) => areas.find(({ name }) => name === (town.county ?? town.region))
  return [
    ...areas.map(area => ({ name: area.name, area, towns: towns.filter(town => countyOf(town) === area) })),
    ...without({ name: '', towns: towns.filter(town => !countyOf(town)) }),
  ]
}

/** What is abroad is one part, each country in the place of a county. */
function groupCountries(places: readonly CountedPlace[]): Region[] {
  const names = [...new Set(places.map(({ country }) => sayCountry(country)))].sort()
  const counties = names.map(name => ({ name, towns: places.filter(({ country }) => sayCountry(country) === name) }))
  return counties.length > 0 ? [{ name: 'Elsewhere in the world', counties }] : []
}

const without = (county: County): County[] => (county.towns.length > 0 ? [county] : [])
