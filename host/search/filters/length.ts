import { numbered } from './numbered'
import type { QueryFilter } from './query-filter'

/** In the order of the numbers in `job_length` (migration 0092). */
const NAMES: Readonly<Record<string, string>> = {
  'up-to-3': 'Up to 3 months',
  '4-to-6': '4 to 6 months',
  '7-to-12': '7 to 12 months',
  'over-12': 'Over a year',
}
const VALUES = Object.keys(NAMES)

/** Jobs without a stated length match no value. */
export const length: QueryFilter = {
  key: 'lasts',
  scope: 'jobs',
  position: 34,
  label: 'Length',
  control: 'choices',
  values: VALUES,
  name: value => NAMES[value] ?? value,
  ...numbered('length', VALUES),
}
