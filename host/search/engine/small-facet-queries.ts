import { type RawBuilder, sql } from 'kysely'
import { QUERY_FILTERS } from '../filters'
import type { Digit } from '../filters/query-filter'
import { type Counted, type Facet, type SearchQuery } from './search-query'

type Sql = RawBuilder<unknown>

/** A facet of few values: one digit of a number of each row, as the file of its filter describes it. */
interface SmallFacet extends Digit {
  facet: Facet
  unit: number
}

/** The facets that jobs alone have: those that the rows hold as `traits` (migration 0018), and after them the others. */
const SMALL: readonly SmallFacet[] = QUERY_FILTERS.flatMap(({ facets }) => facets)
  .map(({ name, digit }) => ({ ...digit, facet: name }))
  .sort((a, b) => (a.unit ?? Infinity) - (b.unit ?? Infinity) || 0)
  .reduce<SmallFacet[]>((before, digit) => {
    const last = before.at(-1)
    const next = last ? last.unit * last.size : 1
    if (digit.unit !== undefined && digit.unit !== next) {
      throw new Error(`The digit "${digit.facet}" of traits must have the unit ${next}, not ${digit.unit}`)
    }
    return [...before, { ...digit, unit: next }]
  }, [])

/** Several small facets in one number. */
export interface Packed {
  /** The number, of a narrow row of jobs. */
  number: Sql
  /** What rows of a number count for. */
  read: (number: number) => Omit<Counted, 'count'>[]
}

/** Those of the small facets that are wanted, as one number; undefined where none is. */
export function packSmall({ now }: SearchQuery, wanted: (facet: Facet) => boolean): Packed | undefined {
  const digits = SMALL.filter(({ facet }) => wanted(facet))
  const terms = [sql`traits`, ...digits.flatMap(({ sql: read, unit }) => (read ? [read(now, unit)] : []))]
  return digits.length > 0
    ? {
        number: sql`(${sql.join(terms, sql` + `)})`,
        read: number =>
          digits.flatMap(({ facet, size, unit, value }) => {
            const found = value(Math.floor(number / unit) % size)
            return found === undefined ? [] : [{ facet, value: found }]
          }),
      }
    : undefined
}
