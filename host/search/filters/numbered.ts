import { sql } from 'kysely'
import { type QueryFilter, valueUnlessZero } from './query-filter'

/**
 * Facet and counts of a filter of jobs whose `column` holds the number of a value: 1 for the first, null if it is not stated.
 * `unit`: what one adds to the column `traits`, if that holds the digit.
 */
export function numbered(
  column: string,
  values: readonly string[],
  unit?: number,
): Pick<QueryFilter, 'facets' | 'counts'> {
  const numberOf = (value: string) => values.indexOf(value) + 1
  return {
    facets: [
      {
        name: column,
        columns: [column],
        condition: chosen =>
          chosen.length > 0 ? sql`${sql.ref(column)} = any(${chosen.map(numberOf)}::int[])` : undefined,
        digit: {
          size: values.length + 1,
          ...(unit
            ? { unit }
            : { sql: (_now: Date, one: number) => sql`coalesce(${sql.ref(column)}, 0) * ${sql.lit(one)}` }),
          value: valueUnlessZero,
        },
        countKind: column,
      },
    ],
    counts: value => ({ facet: column, includes: counted => counted === numberOf(value) }),
  }
}
