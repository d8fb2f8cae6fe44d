import type { Json, Timestamp, WithDefault } from './column'

/** The interquartile range of the values in reviews, and the median. */
export interface Spread {
  low: number
  median: number
  high: number
}

/** Rounded percentages of reviews by answer. A review may give several answers. */
export type Shares = Readonly<Record<string, number>>

export interface InsightsTable {
  subject: 'role' | 'company'
  subject_id: number
  measure: string
  /** A job type without a parent; 0 for all types. */
  type_id: WithDefault<number>
  /** The reviews behind the figures; never shown. */
  reviews: number[]
  figures: Json<Spread | Shares>
  updated_at: Timestamp
}
