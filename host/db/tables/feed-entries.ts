import type { Timestamp } from './column'

/** When a feed last listed a record; `content_key` finds its duplicates. */
export interface FeedEntriesTable {
  kind: 'jobs' | 'reviews'
  source: string
  source_id: string
  content_key: string | null
  seen_at: Timestamp
}

/** A scheduled feed with its last result. */
export interface FeedsTable {
  source: string
  ran_at: Timestamp
  state: 'read' | 'empty' | 'shrunk' | 'incomplete' | 'failed'
  taken: number
  rejected: number
  usual: number
  fault: string | null
}
