import type { Db } from '../../db/tables'
import { formatCountry, formatPlace } from './labels'
import { readOutcode } from './outcodes'
import { type KnownPlace, listAlike, listNamed, type Match } from './place-queries'
import { listReadings, readWhere, type Reading } from './readings'

/** What a text of the field "where" stands for. `like`: the places that are spelt most alike, at most four. */
export type PlaceFound =
  | { kind: 'place'; slug: string }
  | { kind: 'remote' }
  | { kind: 'anywhere' }
  | { kind: 'unknown'; like: { slug: string; name: string }[] }

const MOST_ALIKE = 4
const SHORT_COUNTRIES: Readonly<Record<string, string>> = { usa: 'us', america: 'us' }

/**
 * Finds the place that a text names: a town, county, region or nation by name or alias, with or without what lies
 * around it ("Newport, Shropshire"); an outcode or a postcode; work from home; or anywhere in the UK. Case and accents
 * do not matter. Of several places of one name it is the one in the county that the text says, else the one at home with
 * the most people.
 */
export async function findPlace(db: Db, text: string): Promise<PlaceFound> {
  const { remote, rest } = readWhere(text)
  const outcode = readOutcode(rest)
  if (outcode) {
    return { kind: 'place', slug: outcode }
  } else if (rest === '') {
    return { kind: remote ? 'remote' : 'anywhere' }
  } else {
    return findNamed(db, rest, remote)
  }
}

async function findNamed(db: Db, text: string, remote: boolean): Promise<PlaceFound> {
  const readings = listReadings(text)
  const place = choose(readings, await listNamed(db, readings))
  if (!place) {
    const like = await listAlike(db, text, MOST_ALIKE)
    return { kind: 'unknown', like: like.map(known => ({ slug: known.slug, name: formatPlace(known) })) }
  } else if (place.kind === 'country' && place.country === 'GB') {
    return { kind: remote ? 'remote' : 'anywhere' }
  } else {
    return { kind: 'place', slug: place.slug }
  }
}

/**
 * The first reading that names a place at home, else the first; in it the place that agrees with what is behind the name. East London
 * is in London.
 */
function choose(readings: readonly Reading[], matches: readonly Match[]): KnownPlace | undefined {
  const places = readings.flatMap((reading, index) => {
    const named = matches.filter(match => match.reading === index).sort(byRank)
    const agreed = named.find(match => reading.tails.length === 0 || match.agrees || isIn(match, reading.tails))
    return agreed ?? (reading.loose ? named.find(match => distanceFromHome(match) < 2) : undefined) ?? []
  })
  return places.find(place => distanceFromHome(place) < 2) ?? places[0]
}

function byRank(one: KnownPlace, other: KnownPlace): number {
  return distanceFromHome(one) - distanceFromHome(other) || other.population - one.population || one.id - other.id
}

/** 0 in the UK, 1 in Ireland and the islands, 2 elsewhere: nobody here who types "Perth" means Australia. */
function distanceFromHome({ country }: KnownPlace): 0 | 1 | 2 {
  return country === 'GB' ? 0 : ['IE', 'IM', 'JE', 'GG'].includes(country) ? 1 : 2
}

function isIn({ country }: KnownPlace, tails: readonly string[]): boolean {
  const names = [country.toLowerCase(), formatCountry(country).toLowerCase()]
  return tails.map(tail => tail.toLowerCase()).some(tail => names.includes(SHORT_COUNTRIES[tail] ?? tail))
}
