import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '../../../db/tables'
import { isListedJob, isLiveCompany, isLiveJob, isPublishedReview } from '../../../db/visibility'
import { listIndexedPaths } from '../categories'

/** Shorter reviews are `noindex`, so site maps omit them. */
const INDEXED_LENGTH = 300

export interface SitemapRow {
  path: string
  changed?: Date
}

interface Slice {
  limit: number
  offset: number
}

interface SitemapSource {
  count: (db: Db, now: Date) => Promise<number>
  list: (db: Db, now: Date, slice: Slice) => Promise<SitemapRow[]>
}

const TEXTS = ['best_thing', 'to_improve', 'role_text', 'company_text', 'culture_text', 'tips'].map(column =>
  sql.ref(`reviews.${column}`),
)
const countAll = sql<number>`count(*)::int`.as('count')

/** All indexed pages, ordered so that new records come last. */
export const RECORDS: Readonly<Record<string, SitemapSource>> = {
  jobs: {
    count: async (db, now) => (await indexedJobs(db, now).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, now, { limit, offset }) =>
      indexedJobs(db, now)
        .select([sql<string>`'/jobs/' || jobs.id || '-' || jobs.slug`.as('path'), 'jobs.updated_at as changed'])
        .orderBy('jobs.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  companies: {
    count: async (db, now) => (await indexedCompanies(db, now).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, now, { limit, offset }) =>
      indexedCompanies(db, now)
        .select([sql<string>`'/companies/' || companies.slug`.as('path'), 'companies.updated_at as changed'])
        .orderBy('companies.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  reviews: {
    count: async db => (await indexedReviews(db).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, _now, { limit, offset }) =>
      indexedReviews(db)
        .select([
          sql<string>`'/reviews/' || reviews.id || '-' || reviews.slug`.as('path'),
          // The exact day of a review could identify its author.
          sql<Date>`date_trunc('month', reviews.updated_at, 'Europe/London')`.as('changed'),
        ])
        .orderBy('reviews.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  // A category page shows counts and the newest jobs, so it changes with the jobs.
  categories: {
    count: async (db, now) => (await listIndexedPaths(db, now)).length + 1,
    list: async (db, now, { limit, offset }) => {
      const [paths, { jobs }] = await Promise.all([listIndexedPaths(db, now), findLastChanges(db)])
      return ['/categories', ...paths].slice(offset, offset + limit).map(path => ({ path, changed: jobs }))
    },
  },
}

export async function findLastChanges(db: Db): Promise<Record<'jobs' | 'reviews' | 'companies', Date | undefined>> {
  const { rows } = await sql<Record<'jobs' | 'reviews' | 'companies', Date | null>>`
    select (select max(updated_at) from jobs) as jobs, (select date_trunc('month', max(updated_at), 'Europe/London') from reviews) as reviews,
      (select max(updated_at) from companies) as companies`.execute(db)
  return {
    jobs: rows[0]?.jobs ?? undefined,
    reviews: rows[0]?.reviews ?? undefined,
    companies: rows[0]?.companies ?? undefined,
  }
}

function indexedJobs(db: Db, now: Date) {
  return db.selectFrom('jobs').innerJoin('companies', 'companies.id', 'jobs.company_id').where(isListedJob(now))
}

/** Pages of other companies are `noindex`. */
function indexedCompanies(db: Db, now: Date) {
  const hasJob = (eb: ExpressionBuilder<Database, 'companies'>) =>
    eb.exists(
      eb.selectFrom('jobs').select('jobs.id').whereRef('jobs.company_id', '=', 'companies.id').where(isLiveJob(now)),
    )
  const hasReview = sql<SqlBool>`exists (select from reviews r where r.company_id = companies.id and ${isPublishedReview('r')})`
  return db
    .selectFrom('companies')
    .where(isLiveCompany())
    .where(eb => eb.or([hasJob(eb), hasReview, eb('companies.about', '!=', '')]))
}

function indexedReviews(db: Db) {
  return (
    db
      .selectFrom('reviews')
      .innerJoin('companies', 'companies.id', 'reviews.company_id')
      .where(isLiveCompany())
      .where(isPublishedReview())
      // Must match the condition of the index `reviews_sitemap` for the planner to use it.
      .where(sql<boolean>`length(${sql.join(TEXTS, sql` || `)}) >= ${sql.lit(INDEXED_LENGTH)}`)
  )
}
