/** A transaction of the import should hold the database no longer than this, because the site waits for it. */
const TARGET_MS = 300
const LEAST = 10
const MOST = 250

/** The number of records in the first transaction, before the speed of the database is known. */
export const FIRST_BATCH = 50

/** Returns the number of records for the next transaction, given the last one and how long it took. */
export function nextBatchSize(size: number, tookMs: number): number {
  // Growth is gradual: the records of a file differ, and one slow batch costs more than many small ones.
  const wanted = Math.min((size * TARGET_MS) / Math.max(tookMs, 1), size * 1.5)
  return Math.round(Math.min(MOST, Math.max(LEAST, wanted)))
}
