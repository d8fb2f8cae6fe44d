import { sql } from 'kysely'
import type { Db, Row } from '../../db/tables'
import type { Named } from './labels'
import type { Reading } from './readings'

export type KnownPlace = Pick<Row<'places'>, 'id' | 'slug' | 'kind' | 'population' | 'lat' | 'lng'> & Named

export interface Match extends KnownPlace {
  /** Index of the matched reading. */
  reading: number
  /** Whether the place is in or near the area that the reading names. */
  agrees: boolean
}

export interface Area extends KnownPlace {
  ids: number[]
}

/** The largest place of a name has the plain address (decision 0010), so any other means a shared name. */
const columns = sql`p.id, p.slug, p.name, p.kind, p.county, p.region, p.country, p.population, p.lat, p.lng,
  p.slug <> replace(p.keys[1], ' ', '-') as shared`
/** Separates several texts in one parameter. */
const BREAK = '|'

export async function listNamed(db: Db, readings: readonly Reading[]): Promise<Match[]> {
  const heads = readings.map(({ head }) => head)
  const tails = readings.map(reading => reading.tails.join(BREAK))
  const { rows } = await sql<Match>`
    select ${columns}, (r.position - 1)::int as reading, exists (
        select from unnest(string_to_array(r.tails, ${BREAK})) as t (tail)
        join places a on a.keys @> array[place_key(t.tail)]
        where case a.kind
          when 'town' then a.population > p.population and abs(a.lat - p.lat) < 0.25 and abs(a.lng - p.lng) < 0.4
          when 'country' then a.country = p.country
          else a.name in (p.county, p.region, p.nation) end) as agrees
    from unnest(${heads}::text[], ${tails}::text[]) with ordinality as r (head, tails, position)
    join places p on p.keys @> array[place_key(r.head)]`.execute(db)
  return rows
}

/** Only places in the UK or with jobs: our users who mistype a town do not mean one in Gabon. */
export async function listAlike(db: Db, text: string, limit: number): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select ${columns} from (
        select * from places
        where country = 'GB' or exists (select from job_locations located where located.place_id = places.id)
        order by place_key(${text}) <<-> place_spelling(keys) limit 50
      ) p, lateral (select max(similarity(k, place_key(${text}))) as likeness from unnest(p.keys) k) l
    where l.likeness >= 0.3
    order by l.likeness + ln(p.population + 1) / 100 + (p.country in ('GB', 'IE'))::int / 10.0 desc, p.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function listPlaces(
  db: Db,
  { slugs, ids }: { slugs: readonly string[]; ids: readonly number[] },
): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select ${columns} from places p
    where p.slug = any(${[...slugs]}::text[]) or p.id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** `ids` include all places inside: a county has its towns, a nation its counties. */
export async function listAreas(db: Db, slugs: readonly string[]): Promise<Area[]> {
  const { rows } = await sql<Area>`
    select ${columns}, case p.kind when 'town' then array[p.id] else array(select q.id from places q where q.id = p.id
        or (p.kind = 'county' and q.county = p.name) or (p.kind = 'region' and q.region = p.name)
        or (p.kind = 'nation' and q.nation = p.name) or (p.kind = 'country' and q.country = p.country)) end as ids
    from places p where p.slug = any(${[...slugs]}::text[])`.execute(db)
  return rows
}

export interface OutcodePoint {
  outcode: string
  town: string
  townId: number
  lat: number
  lng: number
}

/** The median of the adverts near the post town that name the outcode; without adverts the post town itself. */
export async function listOutcodePoints(
  db: Db,
  outcodes: readonly { outcode: string; slug: string }[],
): Promise<OutcodePoint[]> {
  const codes = outcodes.map(({ outcode }) => outcode)
  const towns = outcodes.map(({ slug }) => slug)
  const { rows } = await sql<OutcodePoint>`
    select o.outcode, p.name as town, p.id as "townId", coalesce(m.lat, p.lat) as lat, coalesce(m.lng, p.lng) as lng
    from unnest(${codes}::text[], ${towns}::text[]) as o (outcode, slug)
    join places p on p.slug = o.slug
    cross join lateral (
      select percentile_disc(0.5) within group (order by l.lat) as lat,
        percentile_disc(0.5) within group (order by l.lng) as lng
      from (select lat, lng from job_locations where outcode = upper(o.outcode) order by id limit 200) l
      where abs(l.lat - p.lat) < 1 and abs(l.lng - p.lng) < 1.5) m`.execute(db)
  return rows
}
