import { numbered } from './numbered'
import type { QueryFilter } from './query-filter'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const VALUES = MONTHS.map(month => month.toLowerCase())
const nameOf = (value: string): string => MONTHS[VALUES.indexOf(value)] ?? value

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
  ...numbered('start_month', VALUES),
}
