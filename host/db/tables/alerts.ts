import type { Generated } from 'kysely'
import type { Timestamp } from './column'

export interface AlertDigestsTable {
  id: Generated<number>
  user_id: number
  /** The day in London. */
  day: string
  created_at: Timestamp
}

export interface AlertDigestSearchesTable {
  digest_id: number
  search_id: number
  total: number
}

export interface AlertRunsTable {
  id: Generated<number>
  started_at: Timestamp
}

/** The results of a run for all saved searches with the same address. */
export interface AlertMatchesTable {
  run_id: number
  url: string
  /** Newest first. */
  job_ids: number[]
}

export interface AlertJobsTable {
  user_id: number
  job_id: number
  digest_id: number
  search_id: number
  position: number
}

/** A kind of mail that a link stops; `search` is for one saved search. */
export type MailList = 'alerts' | 'search' | 'reminders' | 'changes' | 'applications' | 'drafts' | 'updates'

export interface UnsubscribeLinksTable {
  id: Generated<number>
  user_id: number
  list: MailList
  search_id: number | null
  nonce: string
  token_hash: string
  created_at: Timestamp
}
