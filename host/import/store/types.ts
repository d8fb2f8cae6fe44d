import type { Transaction } from '../../db/transaction'
import type { Employers } from './employers'
import type { References } from './references'

/** What became of a record. */
export type Outcome = 'new' | 'updated' | 'unchanged'

export interface StoreContext {
  references: References
  employers: Employers
  now: Date
}

/** What a batch did; what it made is remembered only once it is committed. */
export interface Stored {
  outcomes: Outcome[]
  employers: Map<string, number>
}

export type Store<Kept> = (trx: Transaction, records: readonly Kept[], context: StoreContext) => Promise<Stored>

export const countOf = (outcomes: readonly Outcome[], outcome: Outcome): number =>
  outcomes.filter(entry => entry === outcome).length

/** The key under which a record is known, whatever else it says. */
export const identityOf = (source: string | null, id: string | null): string => `${source ?? ''}\n${id ?? ''}`
