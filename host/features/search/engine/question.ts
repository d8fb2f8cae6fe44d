import type { HiddenIds } from '../../../db/hidden'
import type { Scope } from '../../search-links'
import type { Choice } from '../choice-queries'
import type { SearchPlace } from '../places'
import type { SplitMatch } from '../words'

/** The choices that are counted, each without regard to itself: the five of the spec, and those of jobs alone. */
export const FACETS = [
  'type',
  'role',
  'industry',
  'for',
  'company',
  'pattern',
  'visa',
  'pay',
  'closing',
  'show',
  'local',
] as const
export type Facet = (typeof FACETS)[number]

/** Miles from the wanted place, by number of the set of spots. */
export type Near = ReadonlyMap<number, number>

/** What is asked of one list, with every word and place already understood. */
export interface Question {
  scope: Scope
  now: Date
  /** For `to_tsquery('english', …)`; empty where no words are left. */
  tsquery: string
  /** The same in two, where that is faster. */
  split?: SplitMatch | undefined
  /** The words as they were typed: what holds them in its title comes before what holds a synonym. */
  typedTsquery: string
  choices: readonly Choice[]
  places: readonly SearchPlace[]
  /** Jobs only: what they state besides. */
  pattern: readonly string[]
  visa: boolean
  /** Whole pounds a year at least; null for any. */
  salaryMin: number | null
  /** Closes within so many days; null for any. */
  closing: number | null
  /** `open`, `opening-soon`, and `local`, which leaves out jobs that are anywhere in the UK. */
  show: readonly string[]
  sort: string
  limit: number
  offset: number
  /** Promoted jobs that may be shown if they match. */
  featured: readonly number[]
  /** Jobs and employers that are neither listed nor counted for the person who asks. */
  hidden?: HiddenIds | undefined
}

export interface Counted {
  facet: Facet
  /** Type, role and for: number of a set, in companies the id; industry and company: the id; the rest: a band. */
  value: number
  count: number
}

export interface Found {
  total: number
  /** The page, in order. */
  ids: number[]
  counts: Counted[]
  /** Those of `featured` that match. */
  featured: number[]
  near: Near
  /** Which set of spots each result of the page has. */
  spots: ReadonlyMap<number, number>
}

/** The values of the working pattern, as the rows number them. */
export const PATTERN_VALUES = ['on-site', 'hybrid', 'remote'] as const
/** Days within which a job closes, the choices of the filter. */
export const CLOSING_DAYS = [1, 7, 14, 30] as const
/** Pounds a year, the choices of the filter, and the width of the bands they are counted in. */
export const SALARIES = [15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000] as const
export const PAY_BAND = 5000
/** So many employers, those with most results, are offered as a filter. */
export const MOST_EMPLOYERS = 30
