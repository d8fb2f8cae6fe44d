import type { Db } from '../../db/tables'
import { formatCountry, formatPlace } from './labels'
import { readOutcode } from './outcodes'
import { formatPartSlug, readPartName } from './parts'
import { type KnownPlace, listAlike, listNamed, type Match } from './place-queries'
import { listReadings, readWhere, type Reading } from './readings'

/** `part` is the slug of the named part of a place: "east London". `like` has at most four places with similar spelling. */
export type PlaceFound =
  | { kind: 'place'; slug: string; part?: string }
  | { kind: 'remote' }
  | { kind: 'anywhere' }
  | { kind: 'unknown'; like: { slug: string; name: string }[] }

const MAX_ALIKE = 4
const SHORT_COUNTRIES: Readonly<Record<string, string>> = { usa: 'us', america: 'us' }

/**
 * Accepts a town, county, region or nation by name or alias, with or without the area around it ("Newport,
 * Shropshire"); an outcode or a postcode; work from home; or anywhere in the UK. Ignores case and accents. If places
 * share a name, the county in the text decides, then the largest place at home wins.
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
    const like = await listAlike(db, text, MAX_ALIKE)
    return { kind: 'unknown', like: like.map(known => ({ slug: known.slug, name: formatPlace(known) })) }
  } else if (place.kind === 'country' && place.country === 'GB') {
    return { kind: remote ? 'remote' : 'anywhere' }
  } else {
    const part = readPartName(readings[place.reading]?.head ?? '') ? undefined : readPartName(text)
    return {
      ...{ kind: 'place', slug: place.slug },
      ...(part ? { part: formatPartSlug({ ...part, whole: place.slug }) } : {}),
    }
  }
}

/** Prefers places at home, and places that agree with the text after the name. East London is in London. */
function choose(readings: readonly Reading[], matches: readonly Match[]): Match | undefined {
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

/** 0 in the UK, 1 in Ireland and the islands, 2 elsewhere: our users do not look for Perth in Australia. */
function distanceFromHome({ country }: KnownPlace): 0 | 1 | 2 {
  return country === 'GB' ? 0 : ['IE', 'IM', 'JE', 'GG'].includes(country) ? 1 : 2
}

function isIn({ country }: KnownPlace, tails: readonly string[]): boolean {
  const names = [country.toLowerCase(), formatCountry(country).toLowerCase()]
  return tails.map(tail => tail.toLowerCase()).some(tail => names.includes(SHORT_COUNTRIES[tail] ?? tail))
}
