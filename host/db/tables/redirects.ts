import type { Generated } from 'kysely'
import type { DefaultTimestamp } from './column'

export type RedirectKind = 'job' | 'company'

export interface RedirectsTable {
  id: Generated<number>
  kind: RedirectKind
  target_id: number
  clicked_at: DefaultTimestamp
}
