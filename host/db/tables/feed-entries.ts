import type { Timestamp } from './column'

/** When a feed last listed a record; `content_key` finds its repeats. */
export interface FeedEntriesTable {
  kind: 'jobs' | 'reviews'
  source: string
  source_id: string
  content_key: string | null
  seen_at: Timestamp
}
