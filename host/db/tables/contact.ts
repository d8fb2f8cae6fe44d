import type { Generated } from 'kysely'
import type { DefaultTimestamp } from './column'

export interface ContactMessagesTable {
  id: Generated<number>
  name: string
  email: string
  topic: string
  message: string
  created_at: DefaultTimestamp
}
