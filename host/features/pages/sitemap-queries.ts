import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '../../db/tables'
import { isListedJob, isLiveCompany, isLiveJob, isPublishedReview } from '../../db/visibility'
import { listIndexedPaths } from '../categories'

/** A review shorter than this is `noindex`, so no site map lists it. */
const INDEXED_LENGTH = 300

export interface SitemapRow {
  path: string
  /** When the content changed; undefined where nothing says so. */
  changed?: Date
}

interface Slice {
  limit: number
  offset: number
}

export interface SitemapSource {
  count: (db: Db, now: Date) => Promise<number>
  list: (db: Db, now: Date, slice: Slice) => Promise<SitemapRow[]>
}

const TEXTS = ['best_thing', 'to_improve', 'role_text', 'company_text', 'culture_text', 'tips'].map(column =>
  sql.ref(`reviews.${column}`),
)
const countAll = sql<number>`count(*)::int`.as('count')

/** The site maps of records, by name: exactly what search engines may keep, in an order that new records only extend. */
export const RECORDS: Readonly<Record<string, SitemapSource>> = {
  jobs: {
    count: async (db, now) => (await liveJobs(db, now).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, now, { limit, offset }) =>
      liveJobs(db, now)
        .select([sql<string>`'/jobs/' || jobs.id || '-' || jobs.slug`.as('path'), 'jobs.updated_at as changed'])
        .orderBy('jobs.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  companies: {
    count: async (db, now) => (await listedCompanies(db, now).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, now, { limit, offset }) =>
      listedCompanies(db, now)
        .select([sql<string>`'/companies/' || companies.slug`.as('path'), 'companies.updated_at as changed'])
        .orderBy('companies.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  reviews: {
    count: async db => (await listedReviews(db).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, _now, { limit, offset }) =>
      listedReviews(db)
        .select([
          sql<string>`'/reviews/' || reviews.id || '-' || reviews.slug`.as('path'),
          'reviews.updated_at as changed',
        ])
        .orderBy('reviews.id')
        .limit(limit)
        .offset(offset)
        .execute(),
  },
  // A category shows counts and newest jobs, so it changes with the jobs.
  categories: {
    count: async (db, now) => (await listIndexedPaths(db, now)).length + 1,
    list: async (db, now, { limit, offset }) => {
      const [paths, { jobs }] = await Promise.all([listIndexedPaths(db, now), findLastChanges(db)])
      return ['/categories', ...paths].slice(offset, offset + limit).map(path => ({ path, changed: jobs }))
    },
  },
}

/** When jobs, reviews and employers last changed: what the pages that list them go by. */
export async function findLastChanges(db: Db): Promise<Record<'jobs' | 'reviews' | 'companies', Date | undefined>> {
  const { rows } = await sql<Record<'jobs' | 'reviews' | 'companies', Date | null>>`
    select (select max(updated_at) from jobs) as jobs, (select max(updated_at) from reviews) as reviews,
      (select max(updated_at) from companies) as companies`.execute(db)
  return {
    jobs: rows[0]?.jobs ?? undefined,
    reviews: rows[0]?.reviews ?? undefined,
    companies: rows[0]?.companies ?? undefined,
  }
}

function liveJobs(db: Db, now: Date) {
  return db.selectFrom('jobs').innerJoin('companies', 'companies.id', 'jobs.company_id').where(isListedJob(now))
}

/** Employers with a job, a review or a profile to read; the page of any other is `noindex`. */
function listedCompanies(db: Db, now: Date) {
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

function listedReviews(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .where(isLiveCompany())
    .where(isPublishedReview())
    .where(sql<number>`length(${sql.join(TEXTS, sql` || `)})`, '>=', INDEXED_LENGTH)
}
