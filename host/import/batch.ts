import { databaseFault } from '../db/errors'
import type { Db } from '../db/tables'
import { inTransaction, type Transaction } from '../db/transaction'
import { bumpDataVersion } from '../db/version'
import { Rejection } from './read/fields'
import type { ImportRecord, JobRecord } from './records/types'
import { storeCompanies } from './store/companies'
import { storeJobs } from './store/jobs'
import { storeReviews } from './store/reviews'
import type { Outcome, StoreContext, Stored } from './store/types'

/** A record on its way, and where it stands, for the person who reads why it was rejected. */
export interface Read<Kept extends ImportRecord = ImportRecord> {
  record: Kept
  line: number
}

export interface BatchResult {
  read: Read
  outcome: Outcome | Rejection
}

/** Writes a batch in one transaction; where it fails, record by record, so that one bad record costs only itself. */
export async function writeBatch(db: Db, batch: readonly Read[], context: StoreContext): Promise<BatchResult[]> {
  try {
    const outcomes = await writeTogether(db, batch, context)
    return batch.map((read, index) => ({ read, outcome: outcomes[index] ?? 'unchanged' }))
  } catch (error) {
    throwIfGone(error)
    return writeSingly(db, batch, context, error)
  }
}

async function writeSingly(
  db: Db,
  batch: readonly Read[],
  context: StoreContext,
  cause: unknown,
): Promise<BatchResult[]> {
  const [only] = batch
  if (batch.length === 1 && only) {
    return [{ read: only, outcome: new Rejection(`the database refuses it: ${messageOf(cause)}`) }]
  }
  const results: BatchResult[] = []
  for (const read of batch) {
    results.push(...(await writeBatch(db, [read], context)))
  }
  return results
}

async function writeTogether(db: Db, batch: readonly Read[], context: StoreContext): Promise<Outcome[]> {
  const stored = await inTransaction(db, async trx => {
    const result = await storeRecords(
      trx,
      batch.map(({ record }) => record),
      context,
    )
    if (result.outcomes.some(outcome => outcome !== 'unchanged')) {
      await bumpDataVersion(trx)
    }
    return result
  })
  context.employers.remember(stored.employers)
  return stored.outcomes
}

/** All records of a batch are of one kind, but for adverts and listings, which go to one table. */
function storeRecords(trx: Transaction, records: readonly ImportRecord[], context: StoreContext): Promise<Stored> {
  const jobs = records.filter((record): record is JobRecord => record.kind === 'jobs' || record.kind === 'listings')
  const reviews = records.filter(record => record.kind === 'reviews')
  if (jobs.length > 0) {
    return storeJobs(trx, jobs, context)
  }
  return reviews.length > 0
    ? storeReviews(trx, reviews, context)
    : storeCompanies(
        trx,
        records.filter(record => record.kind === 'companies'),
        context,
      )
}

/** A database that went away is a fault of the run, not of the record. */
function throwIfGone(error: unknown): void {
  const fault = databaseFault(error)
  if (fault === 'unavailable' || fault === 'timeout') {
    throw error
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
