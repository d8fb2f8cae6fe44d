import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { type FILTER_KEYS } from '../../search-links'
import type { Choice } from '../choice-queries'
import type { SearchPlace } from '../places'
import type { Near, Question } from './question'

/** The numbers of all sets that meet each choice. */
export interface Sets {
  type?: number[]
  role?: number[]
  for?: number[]
  near: Near
}

/** How the tables call what only a job can meet. */
export const KINDS = { type: 'type', role: 'role', for: 'area' } as const

/** The chosen ids of a key, with what lies under them; undefined where nothing is chosen. */
export function idsOf(choices: readonly Choice[], key: (typeof FILTER_KEYS)[number]): number[] | undefined {
  const chosen = choices.filter(choice => choice.key === key)
  return chosen.length > 0 ? chosen.flatMap(choice => choice.ids) : undefined
}

/** Reads which sets the choices and the places mean, in one statement; none at all where nothing is chosen. */
export async function findSets(db: Db, { scope, choices, places }: Question): Promise<Sets> {
  const parts = Object.entries(KINDS).flatMap(([key, kind]) => {
    const ids = idsOf(choices, key as keyof typeof KINDS)
    // A job that names no subject is for all of them.
    const orNone = key === 'for' && scope !== 'reviews' ? sql` or ids = '{}'` : sql``
    return ids
      ? [
          sql`select kind, id, null::float8 as miles from search_sets
      where kind = ${kind} and (ids && ${ids}::int[]${orNone})`,
        ]
      : []
  })
  const all = places.length > 0 ? [...parts, selectNear(places)] : parts
  if (all.length === 0) {
    return { near: new Map() }
  }
  const { rows } = await sql<{
    kind: string
    id: number
    miles: number | null
  }>`${sql.join(all, sql` union all `)}`.execute(db)
  const of = (kind: string) => rows.filter(row => row.kind === kind).map(row => row.id)
  const sets: Sets = { near: new Map(rows.filter(row => row.kind === 'spot').map(row => [row.id, row.miles ?? 0])) }
  for (const [key, kind] of Object.entries(KINDS) as [keyof typeof KINDS, string][]) {
    if (idsOf(choices, key)) {
      sets[key] = of(kind)
    }
  }
  return sets
}

/** Sets of spots within the places, each with the miles to the nearest of its spots. */
function selectNear(places: readonly SearchPlace[]) {
  const spots = places.map(place =>
    place.kind === 'point'
      ? sql`select id, search_miles(lat, lng, ${place.lat}::float8, ${place.lng}::float8) as miles from search_spots
          where (point(lng, lat) <@ ${boxAround(place)}
            and search_miles(lat, lng, ${place.lat}::float8, ${place.lng}::float8) <= ${Math.max(place.radius, SAME_SPOT)}::float8)
            or place_id = any(${[...place.placeIds]}::int[])`
      : sql`select id, 0 as miles from search_spots where place_id = any(${[...place.placeIds]}::int[])`,
  )
  return sql`(
    with spots as materialized (${sql.join(spots, sql` union all `)})
    select 'spot' as kind, s.id, min(spots.miles) as miles
    from search_sets s cross join lateral unnest(s.ids) as spot join spots on spots.id = spot
    where s.kind = 'spot' and s.ids && array(select id from spots)
    group by s.id
  )`
}

/** A radius of none means the place itself, which its spots may miss by the rounding of points. */
const SAME_SPOT = 0.7
const MILES_A_DEGREE = 69

/** A rectangle that holds the circle; the index reads it, the exact distance decides. */
function boxAround({ lat, lng, radius }: SearchPlace) {
  const high = (Math.max(radius, SAME_SPOT) + 1) / MILES_A_DEGREE
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  return sql`box(point(${lng - wide}::float8, ${lat - high}::float8), point(${lng + wide}::float8, ${lat + high}::float8))`
}
