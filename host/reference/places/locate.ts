import { knownAreas } from './areas'
import type { City } from './types'

export interface Located {
  county: string | null
  region: string | null
  nation: string | null
}

interface Known {
  lat: number
  lng: number
  county: string
}

const NATIONS: Readonly<Record<string, string>> = {
  ENG: 'England',
  WLS: 'Wales',
  SCT: 'Scotland',
  NIR: 'Northern Ireland',
}
const PROVINCES: Readonly<Record<string, string>> = { C: 'Connacht', L: 'Leinster', M: 'Munster', U: 'Ulster' }
const NOWHERE: Located = { county: null, region: null, nation: null }
const byCode = new Map(knownAreas.flatMap(area => area.codes.map(code => [code, area.name] as const)))
/** A town of our list is the largest of its name. */
const LARGE = 5000
const areaByTown = { ENG: areasByTown('England'), SCT: areasByTown('Scotland'), NIR: areasByTown('Northern Ireland') }
const regionOf = new Map(knownAreas.map(({ name, region }) => [name, region]))

/**
 * In England and Wales the open data's district code decides; if it is missing, our own list of towns does, and then
 * the three nearest places with a county from either, if two of them agree. Scotland and Northern Ireland have no
 * codes: the nearest town of our list decides. An uncertain city gets no county.
 */
export function createLocator(cities: readonly City[]): (city: City) => Located {
  const home = cities.filter(city => city.country === 'GB')
  const coded = home.flatMap(city => asKnown(city, certainCounty(city)))
  const anchored = { SCT: anchorPoints(home, 'SCT'), NIR: anchorPoints(home, 'NIR') }
  return city => {
    if (city.country !== 'GB') {
      return city.country === 'IE'
        ? { county: null, region: PROVINCES[city.adminCode] ?? null, nation: 'Ireland' }
        : NOWHERE
    }
    const nation = NATIONS[city.adminCode] ?? null
    if (city.adminCode === 'SCT' || city.adminCode === 'NIR') {
      return { county: nearest(anchored[city.adminCode], city, 1)[0]?.county ?? null, region: nation, nation }
    }
    const county = certainCounty(city) ?? agreed(nearest(coded, city, 3))
    return { county, region: (county && regionOf.get(county)) || null, nation }
  }
}

function certainCounty(city: City): string | undefined {
  const listed = city.adminCode === 'ENG' && city.population >= LARGE ? areaByTown.ENG.get(city.name) : undefined
  return countyByCode(city) ?? listed
}

function countyByCode({ adminCode, muni = '', muniSub = '' }: City): string | undefined {
  if (adminCode !== 'ENG' && adminCode !== 'WLS') {
    return undefined
  }
  // The remaining two-character codes are London boroughs.
  if (/^[A-Z]\d$/.test(muni)) {
    return 'Greater London'
  }
  const code = [muni, muniSub].find(candidate => /^\d\d[A-Z]{2}/.test(candidate)) ?? ''
  return byCode.get(code.slice(0, 4)) ?? byCode.get(code.slice(0, 2))
}

function areasByTown(nation: string): ReadonlyMap<string, string> {
  const areas = knownAreas.filter(area => area.nation === nation)
  return new Map(areas.flatMap(({ name, towns }) => towns.map(town => [town, name] as const)))
}

function anchorPoints(home: readonly City[], nation: 'SCT' | 'NIR'): Known[] {
  return home
    .filter(city => city.adminCode === nation)
    .flatMap(city => asKnown(city, areaByTown[nation].get(city.name)))
}

function asKnown(city: City, county: string | undefined): Known[] {
  const [lng, lat] = city.loc.coordinates
  return county ? [{ lat, lng, county }] : []
}

function nearest(points: readonly Known[], city: City, count: number): Known[] {
  const [lng, lat] = city.loc.coordinates
  const narrow = Math.cos((lat * Math.PI) / 180)
  const distance = (point: Known) => (point.lat - lat) ** 2 + ((point.lng - lng) * narrow) ** 2
  const best: { point: Known; distance: number }[] = []
  for (const point of points) {
    const entry = { point, distance: distance(point) }
    if (best.length < count || entry.distance < (best.at(-1)?.distance ?? Infinity)) {
      best.push(entry)
      best.sort((a, b) => a.distance - b.distance)
      best.splice(count)
    }
  }
  return best.map(({ point }) => point)
}

function agreed(points: readonly Known[]): string | null {
  return (
    points.find((point, index) => points.some((other, at) => at !== index && other.county === point.county))?.county ??
    null
  )
}
