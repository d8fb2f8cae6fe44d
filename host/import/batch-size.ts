import { nextSliceSize } from '../lib/slices'

/** A transaction of the import should hold the database no longer than this, because the site waits for it. */
const LIMITS = { targetMs: 300, least: 10, most: 250 }

/** The number of records in the first transaction, before the speed of the database is known. */
export const FIRST_BATCH = 50

/** Returns the number of records for the next transaction, given the last one and how long it took. */
export const nextBatchSize = (size: number, tookMs: number): number => nextSliceSize(size, tookMs, LIMITS)
