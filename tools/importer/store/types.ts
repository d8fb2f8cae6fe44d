import type { Employers } from './employers'
import type { References } from './references'

export type Outcome = 'new' | 'updated' | 'unchanged'

export interface StoreContext {
  references: References
  employers: Employers
  now: Date
  dryRun: boolean
}

export interface Stored {
  outcomes: Outcome[]
  employers: Map<string, number>
}

export const identityOf = (source: string | null, id: string | null): string => `${source ?? ''}\n${id ?? ''}`
