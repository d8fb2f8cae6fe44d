import { analyzeTables } from '../../db/analyze'
import { runExclusively } from '../../db/exclusive'
import { applySearchUpdates } from '../../db/insert-rows'
import type { Db } from '../../db/tables'
import type { Transaction } from '../../db/transaction'
import { bumpDataVersion } from '../../db/version'
import { recalculateRatings } from '../../features/reviews'
import { createRandom } from '../../lib/random'
import { insertAccounts } from './accounts'
import { type Directory, readDirectory } from './directory'
import { insertAuthors } from './insert-authors'
import { insertCompanies } from './insert-companies'
import { insertExtremes } from './insert-extremes'
import { insertJobs } from './insert-jobs'
import { insertModeration } from './insert-moderation'
import { insertReviews } from './insert-reviews'
import { insertTracker } from './insert-tracker'
import { insertPromotions } from './promotions'
import { insertTopEmployers } from './top-employers'

export interface DemoOptions {
  /** The moment that all dates are relative to. */
  now: Date
  /** How many copies of the employers, jobs and reviews, for load tests. */
  scale?: number
  /** Called after each copy. */
  onProgress?: (done: number, of: number) => void
}

/** Figures of one copy, the few extreme records included. */
export const COUNTS = { jobs: 600, reviews: 2500 } as const

/**
 * Writes the demo data, the same for the same moment. Each copy is one transaction with its own employers, so a seed
 * that was killed can continue. Needs the reference lists and places.
 */
export async function seedDemo(db: Db, { now, scale = 1, onProgress }: DemoOptions): Promise<void> {
  for (let copy = 0; copy < scale; copy += 1) {
    await runExclusively(db, async trx => {
      if (!(await isThere(trx, copy))) {
        await insertCopy(trx, await readDirectory(trx), { copy, now })
      }
    })
    onProgress?.(copy + 1, scale)
  }
  // Without statistics of the new size the planner would scan whole tables.
  await analyzeTables(db)
}

async function isThere(trx: Transaction, copy: number): Promise<boolean> {
  const found = await trx
    .selectFrom('jobs')
    .select('id')
    .where('source', '=', 'demo')
    .where('source_id', '=', `job-${copy}-0`)
    .executeTakeFirst()
  return found !== undefined
}

async function insertCopy(
  trx: Transaction,
  directory: Directory,
  { copy, now }: { copy: number; now: Date },
): Promise<void> {
  const { companies, ids } = await insertCompanies(trx, directory, { copy, now })
  const extremes = copy === 0 ? await insertExtremes(trx, directory, now) : { ids: [], jobs: 0, reviews: 0 }
  await insertJobs(trx, { directory, companies, ids, copy, now, count: COUNTS.jobs - extremes.jobs })
  await applySearchUpdates(trx)
  await insertReviews(trx, { directory, companies, ids, copy, now, count: COUNTS.reviews - extremes.reviews })
  await recalculateRatings(trx, [...ids.values(), ...extremes.ids], now)
  if (copy === 0) {
    await insertOnce(trx, now)
  }
  await bumpDataVersion(trx)
}

async function insertOnce(trx: Transaction, now: Date): Promise<void> {
  const student = await insertAccounts(trx, now)
  const reviews = await trx.selectFrom('reviews').select('id').where('source', '=', 'demo').orderBy('id').execute()
  const written = createRandom('authors').some(reviews, 3)
  await insertAuthors(
    trx,
    student,
    written.map(({ id }) => id),
  )
  await insertModeration(trx, now)
  await insertTracker(trx, { userId: student, now })
  await insertPromotions(trx, now)
  await insertTopEmployers(trx, now)
}
