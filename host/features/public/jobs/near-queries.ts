import { type RawBuilder, sql } from 'kysely'

const NEAR_MILES = 25
const MILES_PER_DEGREE = 69.09

/**
 * Returns whether a row of `jobs` has a location within 25 miles of one of the `points`: a query or table with `lat`
 * and `lng` in degrees. At this distance a flat earth is accurate enough; degrees of longitude get narrower further
 * north.
 */
export function isNear(points: RawBuilder<unknown>): RawBuilder<boolean> {
  const north = sql`(l.lat - o.lat) * ${MILES_PER_DEGREE}`
  const east = sql`(l.lng - o.lng) * ${MILES_PER_DEGREE} * cos(radians(o.lat))`
  return sql<boolean>`exists (select from job_locations l join ${points} o on (${north}) ^ 2 + (${east}) ^ 2 <= ${NEAR_MILES ** 2}
    where l.job_id = jobs.id)`
}
