import { sql } from 'kysely'
import { type QueryFilter, valueUnlessZero } from './query-filter'

export const visa: QueryFilter = {
  key: 'visa',
  position: 50,
  label: 'Visa',
  control: 'switch',
  values: ['yes'],
  name: () => 'Sponsors visas',
  facets: [
    {
      name: 'visa',
      columns: ['visa'],
      condition: values => (values.length > 0 ? sql`visa` : undefined),
      digit: { unit: 4, size: 2, value: valueUnlessZero },
      countKind: 'visa',
    },
  ],
  counts: () => ({ facet: 'visa', includes: () => true }),
}
