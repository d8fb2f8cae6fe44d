import type { Generated } from 'kysely'
import type { DefaultTimestamp, Json, Timestamp, WithDefault } from './column'

export type UserRole = 'user' | 'moderator' | 'editor'

export interface UsersTable {
  id: Generated<number>
  email: string
  first_name: string
  last_name: string
  password_hash: string
  role: Generated<UserRole>
  /** Part of the signature of known devices. */
  access_number: Generated<number>
  email_verified_at: Timestamp | null
  transition_dismissed_at: Timestamp | null
  profile_prompt_dismissed_at: Timestamp | null
  last_active_at: DefaultTimestamp
  unused_warned_at: Timestamp | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** An analytics event with its fields, as listed in `AnalyticsEvents` of `@firstrung/api`. */
export type PageEvent = { event: EventName } & Readonly<Record<string, string | boolean>>

type EventName =
  'login' | 'sign_up' | 'saved_search_create' | 'tracker_stage' | 'note_add' | 'external_job_add' | 'calendar_link'

export interface SessionsTable {
  id_hash: string
  user_id: number
  flash: Json<{ kind: 'success' | 'info' | 'error'; text: string; events?: readonly PageEvent[] }[]>
  created_at: DefaultTimestamp
  last_seen_at: DefaultTimestamp
  expires_at: Timestamp
  public_id: Generated<number>
  device: Generated<string>
  /** Opened with "Keep me logged in". */
  is_long: Generated<boolean>
}

export type ConsentKind = 'terms' | 'marketing' | 'equality'

export interface ConsentsTable {
  id: Generated<number>
  user_id: number
  kind: ConsentKind
  given: boolean
  /** The date of the text that was shown, `YYYY-MM-DD`. */
  text_version: string | null
  created_at: DefaultTimestamp
}

export interface EmailConfirmationsTable {
  id: Generated<number>
  token_hash: string
  /** The link is derived from it and the site's secret. */
  nonce: string
  user_id: number
  email: string
  expires_at: Timestamp
  return_path: string | null
}

export interface PasswordResetsTable {
  id: Generated<number>
  token_hash: string
  nonce: string
  user_id: number
  expires_at: Timestamp
}

/** The address of a deleted account, stored for some days for the last mail. */
export interface AccountDeletionsTable {
  id: Generated<number>
  user_id: number
  /** The current address first. */
  addresses: string[]
  first_name: string
  /** Published reviews that stay online. */
  remaining_reviews: number
  deleted_at: Timestamp
}

/** An account whose owner has requested its deletion. The link in the mail cancels it. */
export interface PendingDeletionsTable {
  user_id: number
  reviews: 'keep' | 'delete'
  hidden_reviews: WithDefault<number[]>
  nonce: string
  token_hash: string
  requested_at: Timestamp
  deletes_at: Timestamp
}

/** The newest requested copy of a user's data. */
export interface DataExportsTable {
  user_id: number
  nonce: string
  token_hash: string
  /** A zip; null until it is ready. */
  archive: Buffer | null
  requested_at: Timestamp
  expires_at: Timestamp
}

export interface EmailChangesTable {
  id: Generated<number>
  token_hash: string
  nonce: string
  user_id: number
  email: string
  previous_email: string
  expires_at: Timestamp
  confirmed_at: Timestamp | null
}
