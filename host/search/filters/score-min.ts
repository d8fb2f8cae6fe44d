import { sql } from 'kysely'
import type { QueryFilter } from './query-filter'

/** In whole stars. */
export const scoreMin: QueryFilter = {
  key: 'score-min',
  scope: 'reviews',
  position: 60,
  label: 'Overall score',
  control: 'range',
  values: ['4', '3', '2'],
  name: stars => `${stars} stars or more`,
  facets: [
    {
      name: 'score',
      condition: ([stars]) => (stars === undefined ? undefined : sql`overall >= ${Number(stars)}::int`),
      value: () => sql`floor(overall)::int`,
      countKind: 'score',
    },
  ],
  counts: least => ({ facet: 'score', includes: stars => stars >= Number(least) }),
}
