import { nextSliceSize } from '../../host/lib/slices'

/** Transactions are short, because the site waits for each. */
const LIMITS = { targetMs: 300, least: 10, most: 250 }

/** Used before the speed of the database is known. */
export const FIRST_BATCH = 50

export const nextBatchSize = (size: number, tookMs: number): number => nextSliceSize(size, tookMs, LIMITS)
