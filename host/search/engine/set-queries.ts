import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { startEarly } from '../../lib/start-early'
import { type FILTER_KEYS } from '../address'
import type { Choice } from '../choice-queries'
import type { SearchPlace } from '../places'
import type { Near, SearchQuery } from './search-query'

export interface Sets {
  type?: number[]
  role?: number[]
  for?: number[]
  near: Near
  /** Sets of locations that are excluded. */
  away: readonly number[]
}

/** `search_sets.kind` of the facets that only a job can meet. */
export const KINDS = { type: 'type', role: 'role', for: 'area' } as const

/** Includes their children. Returns undefined if nothing is chosen. */
export function idsOf(choices: readonly Choice[], key: (typeof FILTER_KEYS)[number]): number[] | undefined {
  const chosen = choices.filter(choice => choice.key === key)
  return chosen.length > 0 ? chosen.flatMap(choice => choice.ids) : undefined
}

export async function findSets(db: Db, query: SearchQuery): Promise<Sets> {
  const [rows, near, away] = await Promise.all([
    listChosenSets(db, query),
    findNear(db, query.places),
    findNear(db, query.away ?? NOWHERE),
  ])
  const sets: Sets = { near, away: [...away.keys()] }
  for (const [key, kind] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
    if (idsOf(query.choices, key)) {
      sets[key] = rows.filter(row => row.kind === kind).map(row => row.id)
    }
  }
  return sets
}

interface ChosenSet {
  kind: string
  id: number
}

/** Wider searches share the array of choices. */
const chosenByChoices = new WeakMap<readonly Choice[], Map<string, Promise<ChosenSet[]>>>()

function listChosenSets(db: Db, query: SearchQuery): Promise<ChosenSet[]> {
  const known = chosenByChoices.get(query.choices) ?? new Map<string, Promise<ChosenSet[]>>()
  const chosen = known.get(query.scope) ?? startEarly(readChosenSets(db, query))
  chosenByChoices.set(query.choices, known.set(query.scope, chosen))
  return chosen
}

async function readChosenSets(db: Db, { scope, choices }: SearchQuery): Promise<ChosenSet[]> {
  const parts = Object.entries(KINDS).flatMap(([key, kind]) => {
    const ids = idsOf(choices, key as keyof typeof KINDS)
    // A job without subjects is open to all of them.
    const orNone = key === 'for' && scope !== 'reviews' ? sql` or ids = '{}'` : sql``
    return ids ? [sql`select kind, id from search_sets where kind = ${kind} and (ids && ${ids}::int[]${orNone})`] : []
  })
  if (parts.length === 0) {
    return []
  }
  const { rows } = await sql<ChosenSet>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}

/** Looked up, not joined: the planner cannot estimate the matches, and would loop over all places. */
export const milesOf = ({ near }: Pick<Sets, 'near'>) =>
  sql`(${JSON.stringify(Object.fromEntries(near))}::jsonb ->> spot_set::text)::float8`

const NOWHERE: readonly SearchPlace[] = []

/** The list, the totals of the other lists and most alternatives of one request share the array of places. */
const nearByPlaces = new WeakMap<readonly SearchPlace[], Promise<Near>>()

function findNear(db: Db, places: readonly SearchPlace[]): Promise<Near> {
  const near = nearByPlaces.get(places) ?? startEarly(readNear(db, places))
  nearByPlaces.set(places, near)
  return near
}

async function readNear(db: Db, places: readonly SearchPlace[]): Promise<Near> {
  if (places.length === 0) {
    return new Map()
  }
  const { rows } = await selectNear(places).execute(db)
  return new Map(rows.map(({ id, miles }) => [id, miles]))
}

/** Looks miles up: the planner expects one location, and would read all sets again for each of thousands. */
function selectNear(places: readonly SearchPlace[]) {
  const spotSets = places.map(place =>
    place.kind === 'point'
      ? sql`select id, search_miles(lat, lng, ${place.lat}::float8, ${place.lng}::float8) as miles from search_spots
          where ((point(lng, lat) <@ ${boxAround(place)}
            and search_miles(lat, lng, ${place.lat}::float8, ${place.lng}::float8) <= ${Math.max(place.radius, SAME_SPOT)}::float8)
            or place_id = any(${[...place.placeIds]}::int[])) and ${isOnSide(place)}`
      : sql`select id, 0 as miles from search_spots where place_id = any(${[...place.placeIds]}::int[]) and ${isOnSide(place)}`,
  )
  return sql<{ id: number; miles: number }>`
    with spotSets as materialized (
      select jsonb_object_agg(id, miles) as miles
      from (select id, min(miles) as miles from (${sql.join(spotSets, sql` union all `)}) found group by id) nearest
    ),
    sets as materialized (
      select s.id, min((spotSets.miles ->> spot::text)::float8) as miles
      from spotSets cross join search_sets s cross join lateral unnest(s.ids) as spot
      where s.kind = 'spot'
      group by s.id
    )
    select id, miles from sets where miles is not null`
}

/** Part of a town begins at its middle, part of an area a quarter of the way from its middle to its edge. */
function isOnSide({ kind, lat, lng, sides = [], placeIds }: SearchPlace) {
  const conditions = sides.map(side => {
    const [column, middle] = side === 'north' || side === 'south' ? [sql`lat`, lat] : [sql`lng`, lng]
    const [beyond, edge] = side === 'north' || side === 'east' ? [sql`>=`, sql`max`] : [sql`<=`, sql`min`]
    return kind === 'area'
      ? sql`${column} ${beyond} (select (3 * ${middle}::float8 + ${edge}(p.${column})) / 4 from places p where p.id = any(${[...placeIds]}::int[]))`
      : sql`abs(${column} - ${middle}::float8) < ${MIDDLE}::float8 or ${column} ${beyond} ${middle}::float8`
  })
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql`) and (`)})` : sql`true`
}

/** Degrees that rounding can move the middle of a town. */
const MIDDLE = 0.02

/** A radius of 0 means the place itself, but rounding can move its locations by this many miles. */
const SAME_SPOT = 0.7
const MILES_A_DEGREE = 69

/** The index reads this rectangle, then the exact distance decides. */
function boxAround({ lat, lng, radius }: SearchPlace) {
  const high = (Math.max(radius, SAME_SPOT) + 1) / MILES_A_DEGREE
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  return sql`box(point(${lng - wide}::float8, ${lat - high}::float8), point(${lng + wide}::float8, ${lat + high}::float8))`
}
