import { sql } from 'kysely'
import { type QueryFilter, valueUnlessZero } from './query-filter'

const NAMES: Readonly<Record<string, string>> = {
  'up-to-3': 'Up to 3 months',
  '4-to-6': '4 to 6 months',
  '7-to-12': '7 to 12 months',
  'over-12': 'Over a year',
}
const VALUES = Object.keys(NAMES)
/** The rows have the number of the length, as `job_length` gives it (migration 0092). */
const numberOf = (value: string): number => VALUES.indexOf(value) + 1

/** How many months a job lasts. Jobs that state no length are in none. */
export const length: QueryFilter = {
  key: 'lasts',
  scope: 'jobs',
  position: 34,
  label: 'Length',
  control: 'choices',
  values: VALUES,
  name: value => NAMES[value] ?? value,
  facets: [
    {
      name: 'length',
      columns: ['length'],
      condition: values => (values.length > 0 ? sql`length = any(${values.map(numberOf)}::int[])` : undefined),
      digit: {
        size: VALUES.length + 1,
        sql: (_now, unit) => sql`coalesce(length, 0) * ${sql.lit(unit)}`,
        value: valueUnlessZero,
      },
      countKind: 'length',
    },
  ],
  counts: value => ({ facet: 'length', includes: counted => counted === numberOf(value) }),
}
