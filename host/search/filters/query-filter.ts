import type { RawBuilder } from 'kysely'
import type { InferredSpan } from '../query/inferred'
import type { Part } from '../query/parse'

type Sql = RawBuilder<unknown>

/** `choices`: any number of values; `range`: one value of a scale; `switch`: on or off. */
export type Control = 'choices' | 'range' | 'switch'

/** The values of filters in the query of an address, by key, each list sorted; a filter that is not in use has none. */
export type Refinements = Readonly<Partial<Record<string, readonly string[]>>>

/** One property of jobs or reviews: its condition and its counts. */
export interface RefinementFacet {
  name: string
  /** Columns of `job_search`, beyond those that every list reads, that this facet reads. */
  columns?: readonly string[]
  /** What a row must meet; undefined if these values leave nothing out. */
  condition: (values: readonly string[], now: Date) => Sql | undefined
  /** The number by which a row of `job_search` or `review_search` is counted; null where it counts for none. */
  value: (now: Date) => Sql
  /** The `kind` of its precomputed counts in `search_counts`; none if lists without filters do not count it. */
  countKind?: string
  /** The value of a precomputed count, if not the stored one. `today` is the day as `dayNumber` has it. */
  precomputed?: (stored: number, today: number) => number | undefined
}

/** A filter of one list in the query of the address: `?visa=yes`. */
export interface QueryFilter {
  /** Name of the parameter, and of the field in the form. */
  key: string
  scope: 'jobs' | 'reviews'
  /** Its place among the parameters of an address. Saved searches store addresses, so it never changes. */
  position: number
  label: string
  control: Control
  /** The values that an address may have, in the order of the panel. */
  values: readonly string[]
  /** The values of an address without the parameter. */
  defaults?: readonly string[]
  /** Adds what other values imply. */
  complete?: (values: readonly string[]) => readonly string[]
  /** The values that the panel lists; all of them by default. `isCounted` tells which values are chosen or would find something. */
  listed?: (search: { isPlaced: boolean; isCounted: (value: string) => boolean }) => readonly string[]
  name: (value: string) => string
  /** Texts of the chips, each with the value that it removes; by default the names of the values. */
  chips?: (values: readonly string[]) => readonly { value: string; text: string }[]
  facets: readonly RefinementFacet[]
  /** Which counted values belong to a value of the panel. */
  counts: (value: string) => { facet: string; includes: (counted: number) => boolean }
  /** Finds values in the words of a search. */
  infer?: (parts: readonly Part[]) => InferredSpan[]
  /** What adverts say in their text that mean a value, for those whose row does not state it. */
  stated?: (value: string) => readonly string[]
  /** Whether people who ask for it need it more than a type of job. */
  isEssential?: boolean
  /** What the page says when values found in the words were left out, because no job has them. */
  describeRelaxed?: (values: readonly string[]) => string
}
