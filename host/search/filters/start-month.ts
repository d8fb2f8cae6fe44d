import { sql } from 'kysely'
import { type QueryFilter, valueUnlessZero } from './query-filter'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const VALUES = MONTHS.map(month => month.toLowerCase())
/** The rows have the number of the month. */
const numberOf = (value: string): number => VALUES.indexOf(value) + 1
const nameOf = (value: string): string => MONTHS[numberOf(value) - 1] ?? value

/** The month in which a job starts, in any year. Jobs that state no date are in none. */
export const startMonth: QueryFilter = {
  key: 'starts',
  scope: 'jobs',
  position: 32,
  label: 'Start month',
  control: 'choices',
  values: VALUES,
  name: nameOf,
  chips: values => values.map(value => ({ value, text: `Starts in ${nameOf(value)}` })),
  facets: [
    {
      name: 'start',
      columns: ['start_month'],
      condition: values => (values.length > 0 ? sql`start_month = any(${values.map(numberOf)}::int[])` : undefined),
      digit: {
        size: MONTHS.length + 1,
        sql: (_now, unit) => sql`coalesce(start_month, 0) * ${sql.lit(unit)}`,
        value: valueUnlessZero,
      },
      countKind: 'start_month',
    },
  ],
  counts: value => ({ facet: 'start', includes: counted => counted === numberOf(value) }),
}
