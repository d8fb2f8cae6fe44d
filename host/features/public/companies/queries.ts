import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/tables'
import { confirmed, isLiveCompany, isUnconfirmed } from '../../../db/visibility'
import { countPublished } from '../../reviews/reviews'
import { countLiveJobs } from '../jobs'
import { isPromoted, PROMOTION_TYPES } from '../promotions'

/** For live companies. `open_jobs` counts the live jobs at `now`. */
export function selectCards(db: Db, now: Date) {
  return db
    .selectFrom('companies')
    .leftJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .leftJoin('entities as industries', 'industries.id', 'companies.industry_id')
    .select([
      'companies.id',
      'companies.slug',
      'companies.name',
      'companies.logo',
      confirmed('companies.head_office').as('head_office'),
      'company_ratings.overall',
      'company_ratings.review_count',
      confirmed('industries.name').as('industry_name'),
    ])
    .select(countLiveJobs(now).as('open_jobs'))
    .where(isLiveCompany())
}

export type CompanyCardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

function selectCompany(db: Db, slug: string) {
  return db
    .selectFrom('companies')
    .leftJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .leftJoin('entities as industries', 'industries.id', 'companies.industry_id')
    .selectAll('companies')
    .select([
      isUnconfirmed().as('is_unconfirmed'),
      'industries.name as industry_name',
      'industries.slug as industry_slug',
      'company_ratings.overall',
      'company_ratings.role',
      'company_ratings.company',
      'company_ratings.culture',
      'company_ratings.recommend_percent',
      'company_ratings.review_count',
      'company_ratings.histogram',
      'company_ratings.role_count',
      'company_ratings.company_count',
      'company_ratings.culture_count',
      'company_ratings.recommend_count',
      'company_ratings.questions',
    ])
    .where('companies.slug', '=', slug)
    .where(isLiveCompany())
}

export const findCompany = (db: Db, slug: string) => selectCompany(db, slug).executeTakeFirst()

/** One statement, because every page of an employer runs it. */
export function findHead(db: Db, slug: string, now: Date) {
  return selectCompany(db, slug)
    .select([countLiveJobs(now).as('live_jobs'), countPublished().as('published_reviews')])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('gallery_items')
          .selectAll('gallery_items')
          .whereRef('gallery_items.company_id', '=', 'companies.id')
          .orderBy('gallery_items.position'),
      ).as('gallery'),
    )
    .executeTakeFirst()
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>

/** Returns up to three months (1-12), most frequent first. */
export async function listOpeningMonths(db: Db, companyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(sql<number>`extract(month from published_at)::int`.as('month'))
    .where('company_id', '=', companyId)
    .groupBy('month')
    .orderBy(sql`count(*)`, 'desc')
    .limit(3)
    .execute()
  return rows.map(({ month }) => month)
}

/** Promoted employers come first, then employers with open jobs, by damped rating (site average, weight 5). */
export function listFeatured(db: Db, now: Date, limit: number) {
  return selectCards(db, now)
    .where('company_ratings.review_count', '>=', 5)
    .orderBy(isPromoted('companies', now, [PROMOTION_TYPES.topEmployerCard, PROMOTION_TYPES.logo]), 'desc')
    .orderBy(eb => eb(countLiveJobs(now), '>', 0), 'desc')
    .orderBy(
      sql`(company_ratings.overall * company_ratings.review_count + 5 * (select avg(overall) from company_ratings)) / (company_ratings.review_count + 5) desc`,
    )
    .orderBy('companies.id')
    .limit(limit)
    .execute()
}
