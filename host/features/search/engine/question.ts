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
  /** For `to_tsquery('simple', …)`; empty where no words are left. */
  tsquery: string
  /** The same in two, where that is faster. */
  split?: SplitMatch | undefined
  /** What the best matches are told by; nothing is required by it. */
  ranking?: Ranking | undefined
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

/** Texts for `to_tsquery('simple', …)`; those that ask for nothing are empty. */
export interface Ranking {
  /** Each wanted thing by itself, as typed and by its synonyms. */
  groups: readonly { typed: string; meant: string }[]
  /** Any of them. */
  looseTsquery: string
  /** The plain words. */
  terms: readonly string[]
  /** What comes first where a result has it. */
  preferred: string
  /** The same in the very words of the search. */
  preferredSaid: string
  /** Senior jobs come last. */
  begins: boolean
}

export interface Counted {
  facet: Facet
  /** Type, role and for: number of a set, in companies the id; industry and company: the id; the rest: a band. */
  value: number
  count: number
}

export interface PageRow {
  id: number
  spot_set: number
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

/** So many employers, those with most results, are offered as a filter. */
export const MOST_EMPLOYERS = 30
