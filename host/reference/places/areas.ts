import * as v from 'valibot'
import { readRows } from '../../lib/read-rows'
import type { Place } from './types'

const COUNTRIES: readonly (readonly [code: string, name: string, aliases: string[]])[] = [
  [
    'GB',
    'United Kingdom',
    ['uk', 'u.k.', 'great britain', 'britain', 'gb', 'anywhere in the uk', 'nationwide', 'uk wide', 'uk-wide'],
  ],
  ['IE', 'Ireland', ['republic of ireland', 'eire', 'éire']],
]

const area = v.strictObject({
  name: v.string(),
  nation: v.optional(v.string()),
  region: v.optional(v.string()),
  /** Old district codes of the open data: two digits for a shire, four characters for a unitary area. */
  codes: v.optional(v.array(v.string()), []),
  /** Towns that certainly belong to it. */
  towns: v.optional(v.array(v.string()), []),
  /** Other names, including counties of 1974 to 1996 in Wales, which people still use: each finds its largest part. */
  aliases: v.optional(v.array(v.string()), []),
})

/**
 * Counties, and regions and nations with other names. English counties include the large towns inside their old
 * boundaries; Wales has its principal areas, Scotland its council areas.
 */
export const knownAreas = readRows('host/reference/places/areas.jsonl', area)

/** An area has the mean position of its towns, which is precise enough for sorting. */
export function areasOf(towns: readonly Place[]): Place[] {
  const home = towns.filter(town => town.country === 'GB' || town.country === 'IE')
  const nations = group(
    home.filter(town => town.country === 'GB'),
    town => town.nation,
  )
  const regions = group(home, town => (hasOwnRow(town) ? town.region : null))
  const counties = group(home, town => town.county)
  return [
    ...COUNTRIES.map(([code, name, names]) => ({
      ...areaOf(
        'country',
        name,
        home.filter(town => town.country === code),
      ),
      country: code,
      aliases: names,
    })),
    ...nations.map(([name, members]) => areaOf('nation', name, members)),
    ...regions.map(([name, members]) => areaOf('region', name, members)),
    ...counties.map(([name, members]) => areaOf('county', name, members)),
  ]
}

/** Scotland is both a nation and a region, Greater London both a county and a region: one row is enough. */
function hasOwnRow({ region, nation }: Place): boolean {
  return region !== nation && region !== 'London'
}

function group(towns: readonly Place[], key: (town: Place) => string | null): [string, Place[]][] {
  const groups = new Map<string, Place[]>()
  for (const town of towns) {
    const name = key(town)
    if (name) {
      groups.set(name, [...(groups.get(name) ?? []), town])
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

function areaOf(kind: Place['kind'], name: string, towns: readonly Place[]): Place {
  const first = towns[0]
  const mean = (pick: (town: Place) => number) => towns.reduce((sum, town) => sum + pick(town), 0) / (towns.length || 1)
  return {
    slug: '',
    name,
    kind,
    county: kind === 'county' ? name : null,
    region: kind === 'county' || kind === 'region' ? (first?.region ?? null) : null,
    nation: kind === 'country' ? null : (first?.nation ?? null),
    country: first?.country ?? 'GB',
    lat: round(mean(town => town.lat)),
    lng: round(mean(town => town.lng)),
    population: towns.reduce((sum, town) => sum + town.population, 0),
    aliases: knownAreas.find(known => known.name === name)?.aliases ?? [],
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
