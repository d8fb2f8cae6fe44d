import type { Generated } from 'kysely'
import type { Timestamp } from './column'

export interface JobSchedulesTable {
  job: string
  last_due: Timestamp
}

export interface RefusedAddressesTable {
  address: string
  refused_at: Timestamp
  reply_code: number
  /** Learnt from a returned mail, not from the server's reply. */
  is_bounced: Generated<boolean>
}
