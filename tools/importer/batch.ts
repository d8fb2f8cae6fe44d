import { databaseFault } from '../../host/db/errors'
import type { Db } from '../../host/db/tables'
import { inTransaction, inTrial, type Transaction } from '../../host/db/transaction'
import { Rejection } from './read/fields'
import type { ImportRecord, JobRecord } from './records/types'
import { storeCompanies } from './store/companies'
import { storeJobs } from './store/jobs'
import { storeReviews } from './store/reviews'
import type { Outcome, StoreContext, Stored } from './store/types'

export interface Read<Kind extends ImportRecord = ImportRecord> {
  record: Kind
  line: number
  contentKey: string | undefined
  /** The id of an earlier record of this run with the same content. */
  repeats?: string | undefined
}

export interface BatchResult {
  read: Read
  outcome: Outcome | Rejection
}

/** One transaction; if it fails, writes record by record, so that an invalid record does not affect others. */
export async function writeBatch(db: Db, batch: readonly Read[], context: StoreContext): Promise<BatchResult[]> {
  try {
    const outcomes = await writeTogether(db, batch, context)
    return batch.map((read, index) => ({ read, outcome: outcomes[index] ?? 'unchanged' }))
  } catch (error) {
    throwIfUnavailable(error)
    return batch.length === 1 ? rejectAll(batch, error) : writeSingly(db, batch, context)
  }
}

function rejectAll(batch: readonly Read[], cause: unknown): BatchResult[] {
  return batch.map(read => ({ read, outcome: new Rejection(`the database rejects it: ${messageOf(cause)}`) }))
}

async function writeSingly(db: Db, batch: readonly Read[], context: StoreContext): Promise<BatchResult[]> {
  const results: BatchResult[] = []
  for (const read of batch) {
    results.push(...(await writeBatch(db, [read], context)))
  }
  return results
}

async function writeTogether(db: Db, batch: readonly Read[], context: StoreContext): Promise<Outcome[]> {
  const records = batch.map(({ record }) => record)
  if (context.dryRun) {
    return (await inTrial(db, trx => storeRecords(trx, records, context))).outcomes
  }
  const stored = await inTransaction(db, trx => storeRecords(trx, records, context))
  context.employers.remember(stored.employers)
  return stored.outcomes
}

/** All records of a batch go to one table; job adverts and listings share one. */
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

/** An unreachable database is an error of the run, not of the record. */
function throwIfUnavailable(error: unknown): void {
  const fault = databaseFault(error)
  if (fault === 'unavailable' || fault === 'timeout') {
    throw error
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
