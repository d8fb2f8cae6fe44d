import type { Generated } from 'kysely'
import type { Timestamp } from './column'

export type ReminderKind =
  | 'closing-7'
  | 'closing-2'
  | 'opened'
  | 'interest-opened'
  | 'date-changed'
  | 'closed-early'
  | 'stale'
  | 'draft-3'
  | 'draft-14'
  | 'keep-alert'
  | 'next-action'

export interface ReminderMailsTable {
  id: Generated<number>
  user_id: number
  /** The day in London. */
  day: string
  created_at: Timestamp
}

export interface RemindersTable {
  id: Generated<number>
  user_id: number
  kind: ReminderKind
  type: 'jobs' | 'external-jobs' | 'review-drafts' | 'saved-searches' | 'next-actions'
  item_id: number
  occasion: string
  created_at: Timestamp
  mail_id: number | null
}
