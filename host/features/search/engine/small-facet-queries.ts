import { type RawBuilder, sql } from 'kysely'
import { endOfDay } from '../../../http/days'
import { CLOSING_DAYS, type Counted, type Facet, PAY_BAND, type Question } from './question'

type Sql = RawBuilder<unknown>

/** A facet of few values. A row's value is `number`, from 0 to below `size`; `value` is what is counted, if anything. */
interface SmallFacet {
  facet: Facet
  size: number
  number: (question: Question) => Sql
  value: (number: number) => number | undefined
}

const MOST_BANDS = 20
const orNone = (number: number) => (number > 0 ? number : undefined)

/** The facets that jobs alone have: together they are one number of a row, so that one grouping counts them all. */
const SMALL: readonly SmallFacet[] = [
  { facet: 'pattern', size: 4, number: () => sql`coalesce(pattern, 0)`, value: orNone },
  { facet: 'visa', size: 2, number: () => sql`visa::int`, value: orNone },
  { facet: 'local', size: 2, number: () => sql`(not nationwide)::int`, value: orNone },
  { facet: 'show', size: 2, number: ({ now }) => sql`(opens_at > ${now}::timestamptz)::int`, value: number => number },
  {
    facet: 'pay',
    size: MOST_BANDS + 2,
    // `least` leaves out what is null, so an unstated pay must not come to it.
    number: () =>
      sql`case when pay is null then 0 else least(pay / ${sql.lit(PAY_BAND)}, ${sql.lit(MOST_BANDS)}) + 1 end`,
    value: number => (number > 0 ? number - 1 : undefined),
  },
  {
    facet: 'closing',
    size: CLOSING_DAYS.length + 1,
    number: ({ now }) => {
      const cases = CLOSING_DAYS.map(
        (days, i) => sql`when closes_at < ${endOfDay(now, days)}::timestamptz then ${sql.lit(i + 1)}`,
      )
      return sql`case ${sql.join(cases, sql` `)} else 0 end`
    },
    value: number => CLOSING_DAYS[number - 1],
  },
]

/** Several small facets in one number. */
export interface Packed {
  /** The number, of a narrow row of jobs; undefined where there is nothing to count. */
  number: Sql | undefined
  /** What rows of a number count for. */
  read: (number: number) => Omit<Counted, 'count'>[]
}

/** Those of the small facets that are wanted, packed as the digits of one number. */
export function packSmall(question: Question, wanted: (facet: Facet) => boolean): Packed {
  const digits: (SmallFacet & { unit: number })[] = []
  let unit = 1
  for (const small of SMALL.filter(({ facet }) => wanted(facet))) {
    digits.push({ ...small, unit })
    unit *= small.size
  }
  const terms = digits.map(small => sql`${small.number(question)} * ${sql.lit(small.unit)}`)
  return {
    number: terms.length > 0 ? sql`(${sql.join(terms, sql` + `)})` : undefined,
    read: number =>
      digits.flatMap(({ facet, size, unit, value }) => {
        const found = value(Math.floor(number / unit) % size)
        return found === undefined ? [] : [{ facet, value: found }]
      }),
  }
}
