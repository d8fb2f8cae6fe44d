import { sql } from 'kysely'
import type { QueryFilter } from './query-filter'

/** Year of the oldest reviews that we import. */
const FIRST = 2010
const COUNT = 40

const YEAR = sql`extract(year from posted_at at time zone 'Europe/London')::int`

export const year: QueryFilter = {
  key: 'year',
  scope: 'reviews',
  position: 62,
  label: 'Year of the review',
  control: 'choices',
  values: Array.from({ length: COUNT }, (_, index) => String(FIRST + COUNT - 1 - index)),
  listed: ({ isCounted }) => year.values.filter(isCounted),
  name: value => value,
  facets: [
    {
      name: 'year',
      condition: values => (values.length > 0 ? sql`${YEAR} = any(${values.map(Number)}::int[])` : undefined),
      value: () => YEAR,
      countKind: 'year',
    },
  ],
  counts: value => ({ facet: 'year', includes: counted => counted === Number(value) }),
}
