import type { Timestamp } from './column'

export interface JobSchedulesTable {
  job: string
  last_due: Timestamp
}

export interface RefusedAddressesTable {
  address: string
  refused_at: Timestamp
  reply_code: number
}
