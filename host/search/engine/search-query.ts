import type { HiddenIds } from '../../db/hidden'
import type { Scope } from '../address'
import type { Choice } from '../choice-queries'
import { pathKeys, QUERY_FILTERS, type Refinements } from '../filters'
import type { SearchPlace } from '../places'
import type { ParsedText, SplitMatch } from '../query'

/** The choices that are counted, each without regard to itself: the five that every list has, and those of jobs alone. */
export const FACETS: readonly Facet[] = [
  ...pathKeys(({ aggregation }) => aggregation !== undefined),
  ...QUERY_FILTERS.flatMap(({ facets }) => facets.map(({ name }) => name)),
]
export type Facet = string

/** Miles from the wanted place, by number of the set of spots. */
export type Near = ReadonlyMap<number, number>

export interface SearchQuery {
  scope: Scope
  now: Date
  /** For `to_tsquery('simple', …)`; empty where no words are left. */
  tsquery: string
  /** The same in two, where that is faster. */
  split?: SplitMatch | undefined
  /** What the best matches are told by; nothing is required by it. */
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
  /** Jobs and employers that are neither listed nor counted for the person who asks. */
  hidden?: HiddenIds | undefined
}

/** What tells better matches from worse. */
export type Ranking = Pick<ParsedText, 'groups' | 'terms' | 'preferred' | 'preferredSaid' | 'begins' | 'employers'>

export interface Counted {
  facet: Facet
  /** Type, role and for: number of a set, in companies the id; industry and company: the id; the rest: a band. */
  value: number
  count: number
}

export interface PageRow {
  id: number
  spot_set: number
  /** The same for jobs that differ only in their place; null where results are not grouped. */
  duplicate_key: string | null
}

export interface QueryResult {
  total: number
  /** Of a grouped list: how many rows it has, `MOST_ROWS` at most. */
  rows?: number
  /** The page, in order. */
  ids: number[]
  /** Of a grouped list: the jobs of each row of the page that has several, the nearest first. */
  duplicates?: ReadonlyMap<number, readonly PageRow[]>
  counts: Counted[]
  /** Those of `featured` that match. */
  featured: number[]
  near: Near
  /** Which set of spots each result of the page has. */
  spots: ReadonlyMap<number, number>
}

/** So many employers, those with most results, are offered as a filter. */
export const MOST_EMPLOYERS = 30
