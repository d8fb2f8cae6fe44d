import { type RawBuilder, sql } from 'kysely'
import { endOfDay } from '../../../http/days'
import { CLOSING_DAYS } from '../bands'
import { type Counted, type Facet, type Question } from './question'

type Sql = RawBuilder<unknown>

/** A facet of few values: a digit, from 0 to below `size`, of one number of each row. */
interface SmallFacet {
  facet: Facet
  size: number
  /** The value that a digit counts for, if any. */
  value: (digit: number) => number | undefined
}

const MOST_BANDS = 20
const orNone = (digit: number) => (digit > 0 ? digit : undefined)

/** The facets that jobs alone have, lowest digit first. The rows hold those down to pay as `traits` (migration 0018). */
const SMALL: readonly SmallFacet[] = [
  { facet: 'pattern', size: 4, value: orNone },
  { facet: 'visa', size: 2, value: orNone },
  { facet: 'local', size: 2, value: orNone },
  { facet: 'pay', size: MOST_BANDS + 2, value: digit => (digit > 0 ? digit - 1 : undefined) },
  { facet: 'closing', size: CLOSING_DAYS.length + 1, value: digit => CLOSING_DAYS[digit - 1] },
  { facet: 'show', size: 2, value: digit => digit },
]

/** What a digit counts for where it stands. */
const unitOf = (facet: Facet): number =>
  SMALL.slice(
    0,
    SMALL.findIndex(small => small.facet === facet),
  ).reduce((unit, { size }) => unit * size, 1)

/** Several small facets in one number. */
export interface Packed {
  /** The number, of a narrow row of jobs. */
  number: Sql
  /** What rows of a number count for. */
  read: (number: number) => Omit<Counted, 'count'>[]
}

/** Those of the small facets that are wanted, as one number; undefined where none is. */
export function packSmall({ now }: Question, wanted: (facet: Facet) => boolean): Packed | undefined {
  const digits = SMALL.filter(({ facet }) => wanted(facet)).map(small => ({ ...small, unit: unitOf(small.facet) }))
  const days = CLOSING_DAYS.map(
    (days, i) => sql`when closes_at < ${endOfDay(now, days)}::timestamptz then ${sql.lit(unitOf('closing') * (i + 1))}`,
  )
  const terms = [
    sql`traits`,
    ...(wanted('closing') ? [sql`case ${sql.join(days, sql` `)} else 0 end`] : []),
    ...(wanted('show')
      ? [sql`case when opens_at > ${now}::timestamptz then ${sql.lit(unitOf('show'))} else 0 end`]
      : []),
  ]
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
