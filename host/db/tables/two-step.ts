import type { Generated } from 'kysely'
import type { Timestamp } from './column'

export interface TwoStepTable {
  user_id: number
  /** Encrypted. */
  secret: string
  /** When a set-up in progress expires; null once two-step log-in is on. */
  expires_at: Timestamp | null
  last_period: Generated<number>
}

export interface RecoveryCodesTable {
  code_hash: string
  user_id: number
}

export interface TwoStepLoginsTable {
  token_hash: string
  user_id: number
  is_long: boolean
  attempts: Generated<number>
  expires_at: Timestamp
}
