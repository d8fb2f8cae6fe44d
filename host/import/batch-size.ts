import { nextSliceSize } from '../lib/slices'

/** A transaction of the import should not occupy the database for longer, because the site waits for it. */
const LIMITS = { targetMs: 300, least: 10, most: 250 }

/** The number of records in the first transaction, before the speed of the database is known. */
export const FIRST_BATCH = 50

/** Returns the number of records for the next transaction, given the last one and its duration. */
export const nextBatchSize = (size: number, tookMs: number): number => nextSliceSize(size, tookMs, LIMITS)
