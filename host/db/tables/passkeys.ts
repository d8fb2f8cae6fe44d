import type { Generated } from 'kysely'
import type { Timestamp } from './column'

export interface PasskeysTable {
  id: Generated<number>
  user_id: number
  /** Base64url, as the device sent it. */
  credential_id: string
  /** COSE in base64url. */
  public_key: string
  counter: number
  transports: string[]
  device: string
  created_at: Timestamp
  last_used_at: Timestamp | null
  /** When a password reset disabled it, until its owner has checked it. */
  suspended_at: Timestamp | null
}

export interface PasskeyChallengesTable {
  challenge: string
  /** The owner of a new passkey; null for a log-in. */
  user_id: number | null
  expires_at: Timestamp
}
