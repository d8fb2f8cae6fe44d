import { sql } from 'kysely'
import type { QueryFilter } from './query-filter'

/** `column` holds the number of a value, counted from 1; null if not stated. */
export function numbered(column: string, values: readonly string[]): Pick<QueryFilter, 'facets' | 'counts'> {
  const numberOf = (value: string) => values.indexOf(value) + 1
  return {
    facets: [
      {
        name: column,
        columns: [column],
        condition: chosen =>
          chosen.length > 0 ? sql`${sql.ref(column)} = any(${chosen.map(numberOf)}::int[])` : undefined,
        value: () => sql.ref(column),
        countKind: column,
      },
    ],
    counts: value => ({ facet: column, includes: counted => counted === numberOf(value) }),
  }
}
