import type { Employers } from './employers'
import type { References } from './references'

export type Outcome = 'new' | 'updated' | 'unchanged'

export interface StoreContext {
  references: References
  employers: Employers
  now: Date
  /** Compute the results and roll back. */
  dryRun: boolean
}

/** The results of a batch, and the employers it created, by name. */
export interface Stored {
  outcomes: Outcome[]
  employers: Map<string, number>
}

/** Returns the key that identifies a record. */
export const identityOf = (source: string | null, id: string | null): string => `${source ?? ''}\n${id ?? ''}`
