import type { Json, Timestamp, WithDefault } from './column'

/** The middle half of what reviews say, and what is in the middle of it. */
export interface Spread {
  low: number
  median: number
  high: number
}

/** Per cent of the reviews by what they say, rounded. A review may say several things. */
export type Shares = Readonly<Record<string, number>>

export interface InsightsTable {
  subject: 'role' | 'company'
  subject_id: number
  measure: string
  /** A type of job without a parent; 0 for all types. */
  type_id: WithDefault<number>
  /** The reviews that the figures rest on; never shown. */
  reviews: number[]
  figures: Json<Spread | Shares>
  updated_at: Timestamp
}
