import type { HiddenIds } from '../../db/hidden'
import type { Scope } from '../address'
import type { Choice } from '../choice-queries'
import { pathKeys, QUERY_FILTERS, type Refinements } from '../filters'
import type { SearchPlace } from '../places'
import type { ParsedText } from '../query'

/** Each facet is counted without its own choices. Jobs have more facets than the other lists. */
export const FACETS: readonly Facet[] = [
  ...pathKeys(({ aggregation }) => aggregation !== undefined),
  ...QUERY_FILTERS.flatMap(({ facets }) => facets.map(({ name }) => name)),
]
export type Facet = string

/** Miles to the nearest searched place, by number of a set of locations. */
export type Near = ReadonlyMap<number, number>

export interface SearchQuery {
  scope: Scope
  now: Date
  /** For `to_tsquery('simple', …)`; empty if no words remain. */
  tsquery: string
  /** Only for the order: it excludes nothing. */
  ranking?: Ranking | undefined
  choices: readonly Choice[]
  places: readonly SearchPlace[]
  away?: readonly SearchPlace[] | undefined
  refinements: Refinements
  sort: string
  /** Jobs that differ only in their place are one row, and `limit` and `offset` count rows. */
  grouped?: boolean | undefined
  limit: number
  offset: number
  /** Promoted jobs that may be shown if they match. */
  featured: readonly number[]
  /** Jobs only: the run of the alerts whose candidates are searched instead of all jobs. */
  alertRun?: number | undefined
  /** Jobs and employers that the current user has hidden; neither listed nor counted. */
  hidden?: HiddenIds | undefined
}

export type Ranking = Pick<ParsedText, 'groups' | 'terms' | 'preferred' | 'preferredText' | 'begins' | 'employers'>

export interface Counted {
  facet: Facet
  /** Type, role and for: number of a set, or the id in companies. Industry and company: the id. Others: a band. */
  value: number
  count: number
}

export interface PageRow {
  id: number
  spot_set: number
  /** Equal for jobs that differ only in their place; null if results are not grouped. */
  duplicate_key: string | null
}

export interface QueryResult {
  total: number
  /** Number of rows of a grouped list, `MAX_LISTED` at most. */
  rows?: number
  ids: number[]
  /** In a grouped list: the jobs of each row with several, nearest first. */
  duplicates?: ReadonlyMap<number, readonly PageRow[]>
  counts: Counted[]
  featured: number[]
  near: Near
  /** The set of locations of each result on the page. */
  spotSets: ReadonlyMap<number, number>
}

/** Employers offered as a filter: the ones with most results. */
export const MAX_EMPLOYERS = 30
