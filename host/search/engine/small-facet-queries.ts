import { type RawBuilder, sql } from 'kysely'
import { filtersOf } from '../filters'
import type { Digit } from '../filters/query-filter'
import { type Counted, type Facet, type SearchQuery } from './search-query'

type Sql = RawBuilder<unknown>

/** A facet of few values: one digit of a number of each row, as the file of its filter describes it. */
interface SmallFacet extends Digit {
  facet: Facet
  unit: number
}

/** So many groups are quick to tell apart. More facets make another number. */
const MOST_GROUPS = 4_000

type Numbers = readonly (readonly SmallFacet[])[]

const NUMBERS: Readonly<Partial<Record<string, Numbers>>> = { jobs: numbersOf('jobs'), reviews: numbersOf('reviews') }

/** How many numbers `packSmall` returns at most. */
export const SMALL_NUMBERS = Math.max(...Object.values(NUMBERS).map(numbers => numbers?.length ?? 0))

/** The facets that one list alone has, in numbers: first those that the rows hold as `traits` (migration 0018), then the others. */
function numbersOf(scope: string): Numbers {
  return filtersOf(scope)
    .flatMap(({ facets }) => facets)
    .map(({ name, digit }) => ({ ...digit, facet: name }))
    .sort((a, b) => (a.unit ?? Infinity) - (b.unit ?? Infinity) || 0)
    .reduce<SmallFacet[][]>((before, digit) => {
      const number = before.at(-1) ?? []
      const last = number.at(-1)
      const next = last ? last.unit * last.size : 1
      if (digit.unit !== undefined && digit.unit !== next) {
        throw new Error(`The digit "${digit.facet}" of traits must have the unit ${next}, not ${digit.unit}`)
      }
      return next * digit.size > MOST_GROUPS
        ? [...before, [{ ...digit, unit: 1 }]]
        : [...before.slice(0, -1), [...number, { ...digit, unit: next }]]
    }, [])
}

/** Several small facets in one number. */
export interface Packed {
  /** The number, of a narrow row. */
  number: Sql
  /** What rows of a number count for. */
  read: (number: number) => Omit<Counted, 'count'>[]
}

/** Those of the small facets that are wanted, in as few numbers as possible. */
export function packSmall(query: SearchQuery, wanted: (facet: Facet) => boolean): Packed[] {
  return (NUMBERS[query.scope] ?? [])
    .map(number => number.filter(({ facet }) => wanted(facet)))
    .filter(digits => digits.length > 0)
    .map(digits => packDigits(query, digits))
}

function packDigits({ now }: SearchQuery, digits: readonly SmallFacet[]): Packed {
  const stored = digits.some(digit => !digit.sql) ? [sql`traits`] : []
  const terms = [...stored, ...digits.flatMap(({ sql: read, unit }) => (read ? [read(now, unit)] : []))]
  return {
    number: sql`(${sql.join(terms, sql` + `)})`,
    read: number =>
      digits.flatMap(({ facet, size, unit, value }) => {
        const found = value(Math.floor(number / unit) % size)
        return found === undefined ? [] : [{ facet, value: found }]
      }),
  }
}
