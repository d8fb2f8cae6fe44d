import type { RawBuilder } from 'kysely'
import type { InferredSpan } from '../query/inferred'
import type { Part } from '../query/parse'

type Sql = RawBuilder<unknown>

/** `choices`: any number of values; `range`: one value of a scale; `switch`: on or off. */
export type Control = 'choices' | 'range' | 'switch'

/** Values of query filters by key, each list sorted; unused filters are absent. */
export type Refinements = Readonly<Partial<Record<string, readonly string[]>>>

export interface RefinementFacet {
  name: string
  /** Columns of `job_search` that this facet reads in addition to those of every list. */
  columns?: readonly string[]
  /** Returns undefined if the values exclude nothing. */
  condition: (values: readonly string[], now: Date) => Sql | undefined
  /** The number that a row counts for; null for none. */
  value: (now: Date) => Sql
  /** Its `kind` in `search_counts`; undefined if unfiltered lists do not count it. */
  countKind?: string
  /** Converts a stored value. `today` is a `dayNumber`. */
  precomputed?: (stored: number, today: number) => number | undefined
}

/** A filter of one list in the query of the address: `?visa=yes`. */
export interface QueryFilter {
  /** Name of the parameter and of the form field. */
  key: string
  scope: 'jobs' | 'reviews'
  /** Order among the parameters. Saved searches store addresses, so it never changes. */
  position: number
  label: string
  control: Control
  /** All valid values, in the order of the panel. */
  values: readonly string[]
  /** The values if the parameter is missing. */
  defaults?: readonly string[]
  /** Adds implied values. */
  complete?: (values: readonly string[]) => readonly string[]
  /** The values in the panel; all by default. `isCounted` returns whether a value is chosen or has results. */
  listed?: (search: { isPlaced: boolean; isCounted: (value: string) => boolean }) => readonly string[]
  name: (value: string) => string
  /** Chips by removed value; by default the names of the values. */
  chips?: (values: readonly string[]) => readonly { value: string; text: string }[]
  facets: readonly RefinementFacet[]
  /** The counts that belong to a value of the panel. */
  counts: (value: string) => { facet: string; includes: (counted: number) => boolean }
  infer?: (parts: readonly Part[]) => InferredSpan[]
  /** Phrases of adverts that state a value, for jobs whose row does not. */
  stated?: (value: string) => readonly string[]
  /** The search gives up the type of job before this filter. */
  isEssential?: boolean
  /** The message if inferred values were dropped, because no job has them. */
  describeRelaxed?: (values: readonly string[]) => string
}
