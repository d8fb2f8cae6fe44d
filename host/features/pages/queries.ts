import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { isLive } from '../jobs'

type Db = Kysely<Database>

/** A site map holds at most this many addresses (sitemaps.org); a longer list goes on in the next file. */
export const PER_SITEMAP = 50_000
/** A review shorter than this is read on its employer's page, not listed for search engines. */
const INDEXED_LENGTH = 300

export interface SitemapRow {
  path: string
  changed: Date
}

interface SitemapSource {
  count: (db: Db, now: Date) => Promise<number>
  list: (db: Db, now: Date, page: number) => Promise<SitemapRow[]>
}

const liveJobs = (db: Db, now: Date) => db.selectFrom('jobs').where(isLive(now))
const listedReviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .where('state', '=', 'published')
    .where(sql`length(best_thing || to_improve || role_text || company_text || culture_text)`, '>=', INDEXED_LENGTH)
const liveCompanies = (db: Db) => db.selectFrom('companies').where('status', '=', 'live')

const countAll = sql<number>`count(*)::int`.as('count')

/** The site maps that the index lists, by name. */
export const SITEMAPS: Readonly<Record<string, SitemapSource>> = {
  jobs: {
    count: async (db, now) => (await liveJobs(db, now).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, now, page) =>
      liveJobs(db, now)
        .select([sql<string>`'/jobs/' || id || '-' || slug`.as('path'), 'updated_at as changed'])
        .orderBy('id')
        .limit(PER_SITEMAP)
        .offset((page - 1) * PER_SITEMAP)
        .execute(),
  },
  companies: {
    count: async db => (await liveCompanies(db).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, _now, page) =>
      liveCompanies(db)
        .select([sql<string>`'/companies/' || slug`.as('path'), 'updated_at as changed'])
        .orderBy('id')
        .limit(PER_SITEMAP)
        .offset((page - 1) * PER_SITEMAP)
        .execute(),
  },
  reviews: {
    count: async db => (await listedReviews(db).select(countAll).executeTakeFirstOrThrow()).count,
    list: (db, _now, page) =>
      listedReviews(db)
        .select([sql<string>`'/reviews/' || id || '-' || slug`.as('path'), 'updated_at as changed'])
        .orderBy('id')
        .limit(PER_SITEMAP)
        .offset((page - 1) * PER_SITEMAP)
        .execute(),
  },
}
