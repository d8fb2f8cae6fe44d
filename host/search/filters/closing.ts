import { sql } from 'kysely'
import { endOfDay } from '../../lib/london-time'
import type { QueryFilter } from './query-filter'

const DAYS = [1, 7, 14, 30] as const

export const closing: QueryFilter = {
  key: 'closing',
  scope: 'jobs',
  position: 40,
  label: 'Closing date',
  control: 'range',
  values: DAYS.map(String),
  name: formatDays,
  chips: values => values.map(value => ({ value, text: `Closes ${formatDays(value).toLowerCase()}` })),
  facets: [
    {
      name: 'closing',
      condition: ([days], now) =>
        days === undefined ? undefined : sql`closes_at < ${endOfDay(now, Number(days))}::timestamptz`,
      value: now => {
        const cases = DAYS.map(days => sql`when closes_at < ${endOfDay(now, days)}::timestamptz then ${sql.lit(days)}`)
        return sql`case ${sql.join(cases, sql` `)} end`
      },
      countKind: 'closing',
      // Deadlines and the days of the filter are London days.
      precomputed: (day, today) => DAYS.find(days => day <= today + days),
    },
  ],
  counts: days => ({ facet: 'closing', includes: counted => counted <= Number(days) }),
}

function formatDays(days: string): string {
  return days === '1' ? 'By tomorrow' : `Within ${days} days`
}
