import { sql } from 'kysely'
import { readInSlices } from '../../../db/read-in-slices'
import type { Db } from '../../../db/tables'
import type { Source } from './source-queries'

interface Place {
  id: number
  kind: string
  name: string
  slug: string
  county: string | null
  region: string | null
  nation: string | null
  country: string
  names: string[]
  /** Whether the address is the name without an area. The largest place with a name has this address. */
  isPlain: boolean
}

/**
 * Lists places with a live job or a review, with the counties, regions, nations and countries that contain them, under
 * all of their names. The largest place with a name has the name as its address; others add their area, in the form
 * that the place field accepts.
 */
export async function listPlaces(db: Db): Promise<Source[]> {
  const places = await readPlaces(db)
  const areas = new Map(places.filter(isArea).map(area => [keyOf(area.kind, areaName(area)), area.id]))
  const weights = new Map<number, number>()
  const own = await countByPlace(db)
  for (const place of places) {
    const count = own.get(place.id) ?? 0
    const around = AREAS.map(kind => areas.get(keyOf(kind, place[kind])))
    for (const id of count > 0 ? new Set([place.id, ...around]) : []) {
      if (id !== undefined) {
        weights.set(id, (weights.get(id) ?? 0) + count)
      }
    }
  }
  const countries = new Map(places.filter(({ kind }) => kind === 'country').map(({ country, name }) => [country, name]))
  return places.flatMap(place => {
    const weight = weights.get(place.id) ?? 0
    const where = place.county ?? place.region ?? countries.get(place.country) ?? place.country
    const label = place.isPlain ? place.name : `${place.name}, ${where}`
    return weight > 0 ? place.names.map(name => ({ name, label, slug: place.slug, weight })) : []
  })
}

const AREAS = ['county', 'region', 'nation', 'country'] as const
type AreaKind = (typeof AREAS)[number]

const isArea = (place: Place): place is Place & { kind: AreaKind } => (AREAS as readonly string[]).includes(place.kind)
/** Places refer to a county, region or nation by name, and to a country by its code. */
const areaName = ({ kind, name, country }: Place) => (kind === 'country' ? country : name)
const keyOf = (kind: string, name: string | null) => `${kind} ${name ?? ''}`

function readPlaces(db: Db): Promise<Place[]> {
  return readInSlices(
    (after, limit) => sql<Place>`
      select id, kind, name, slug, county, region, nation, country, name || aliases as names,
        slug = replace(suggestion_text(name), ' ', '-') as "isPlain"
      from places where id > ${after}::int order by id limit ${limit}`,
    db,
  )
}

/** Items at the same places share a set. */
async function countByPlace(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select place.id, sum(sets.count)::int as count
    from (
      select spot_set, sum(count) as count from (
        select spot_set, count(*) as count from job_search group by 1
        union all select spot_set, count(*) from review_search group by 1
      ) counts group by 1
    ) sets
    join search_sets s on s.id = sets.spot_set
    cross join lateral (
      select distinct spot.place_id as id from search_spots spot where spot.id = any(s.ids) and spot.place_id is not null
    ) place
    group by 1`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
