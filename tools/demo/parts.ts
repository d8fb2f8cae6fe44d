import type { Transaction } from '../../host/db/transaction'
import { recalculateRatings } from '../../host/features/reviews/reviews'
import { createRandom } from '../../host/lib/random'
import { DEMO_ACCOUNTS, insertAccounts } from './accounts'
import { SOURCE } from './companies'
import { insertAuthors } from './insert-authors'
import { insertCompanies } from './insert-companies'
import { countExtremes, insertExtremes } from './insert-extremes'
import { insertJobs } from './insert-jobs'
import { insertModeration } from './insert-moderation'
import { insertReviews } from './insert-reviews'
import { insertTracker } from './insert-tracker'
import type { CopyPlan } from './plan'
import { insertPromotions } from './promotions'
import { slicesOf } from './slices'
import { insertTopEmployers } from './top-employers'

/** Each part is one transaction. */
export interface Part {
  name: string
  write: (trx: Transaction, plan: CopyPlan) => Promise<void>
}

/** For one copy, including the few extreme records. */
export const COUNTS = { jobs: 600, reviews: 2500 } as const
/** A part takes about half a second in the embedded database, and ten times as long on a slow machine. */
const JOBS_PER_PART = 100
const REVIEWS_PER_PART = 250

export function partsOf(copy: number): Part[] {
  const countOf = (table: 'jobs' | 'reviews') => COUNTS[table] - (copy === 0 ? countExtremes(table) : 0)
  const count = countOf('reviews')
  return [
    { name: 'employers', write: insertCompanies },
    ...(copy === 0 ? [{ name: 'extremes', write: insertExtremes }] : []),
    ...slicesOf(countOf('jobs'), JOBS_PER_PART).map(slice => ({
      name: `jobs from ${slice.from}`,
      write: (trx: Transaction, plan: CopyPlan) => insertJobs(trx, plan, slice),
    })),
    ...slicesOf(count, REVIEWS_PER_PART).map(slice => ({
      name: `reviews from ${slice.from}`,
      write: (trx: Transaction, plan: CopyPlan) => insertReviews(trx, plan, { ...slice, count }),
    })),
    { name: 'ratings', write: rate },
    ...(copy === 0 ? ONCE : []),
  ]
}

/** These parts refer to the first copy, so they exist once, whatever the number of copies. */
const ONCE: readonly Part[] = [
  { name: 'accounts', write: writeAccounts },
  { name: 'moderation', write: (trx, { now }) => insertModeration(trx, now) },
  {
    name: 'tracker',
    write: async (trx, { now }) => insertTracker(trx, { userId: await findStudent(trx), now }),
  },
  { name: 'promotions', write: (trx, { now }) => insertPromotions(trx, now) },
  { name: 'top employers', write: (trx, { now }) => insertTopEmployers(trx, now) },
]

async function rate(trx: Transaction, { now }: CopyPlan): Promise<void> {
  const unrated = await trx
    .selectFrom('companies')
    .select('id')
    .where('source', '=', SOURCE)
    .where('id', 'not in', trx.selectFrom('company_ratings').select('company_id'))
    .execute()
  await recalculateRatings(
    trx,
    unrated.map(({ id }) => id),
    now,
  )
}

async function writeAccounts(trx: Transaction, { now }: CopyPlan): Promise<void> {
  const student = await insertAccounts(trx, now)
  const reviews = await trx.selectFrom('reviews').select('id').where('source', '=', SOURCE).orderBy('id').execute()
  const written = createRandom('authors').some(reviews, 3)
  await insertAuthors(
    trx,
    student,
    written.map(({ id }) => id),
  )
}

async function findStudent(trx: Transaction): Promise<number> {
  const [student] = DEMO_ACCOUNTS
  const { id } = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', student?.email ?? '')
    .executeTakeFirstOrThrow()
  return id
}
