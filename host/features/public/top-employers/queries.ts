import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { confirmed, isLiveCompany, isPublishedReview, isRunningPromotion } from '../../../db/visibility'
import { countLiveJobs } from '../jobs'
import { PROMOTION_TYPES } from '../promotions'

export const OVERALL = 'overall'
const QUOTED_SCORE = 4

export function listLists(db: Db) {
  return db
    .selectFrom('top_employer_lists')
    .select(['id', 'year', 'slug', 'name', 'counted_until'])
    .orderBy('year', 'desc')
    .orderBy('position')
    .execute()
}

export type ListRow = Awaited<ReturnType<typeof listLists>>[number]

/** Omits the newest overall list, whose path is /top-employers. */
export async function listListPaths(db: Db): Promise<string[]> {
  const lists = await listLists(db)
  const newest = lists[0]?.year
  return lists
    .filter(({ year, slug }) => year !== newest || slug !== OVERALL)
    .map(({ year, slug }) => `/top-employers/${year}/${slug}`)
}

export function listPlaces(db: Db, listId: number, now: Date) {
  return selectEmployers(db, now)
    .innerJoin('top_employer_rows as places', 'places.company_id', 'companies.id')
    .select(['places.rank', 'places.score', 'places.review_count', 'places.recommend_percent', 'places.previous_rank'])
    .where('places.list_id', '=', listId)
    .orderBy('places.rank')
    .execute()
}

export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number]

export function listPromoted(db: Db, { now, limit }: { now: Date; limit: number }) {
  return selectEmployers(db, now)
    .innerJoin('company_ratings as ratings', 'ratings.company_id', 'companies.id')
    .innerJoin('promotions', 'promotions.company_id', 'companies.id')
    .select([
      'ratings.overall',
      'ratings.review_count',
      'promotions.type_id',
      'promotions.category_id',
      'promotions.event_name',
      'promotions.action_name',
    ])
    .where('promotions.type_id', '=', PROMOTION_TYPES.topEmployerCard)
    .where(isRunningPromotion(now))
    .orderBy('promotions.position')
    .orderBy('promotions.id')
    .limit(limit)
    .execute()
}

export type PromotedRow = Awaited<ReturnType<typeof listPromoted>>[number]

/**
 * For each employer, returns the headline of the most helpful review that recommends it. `until` limits it to the
 * twelve months before.
 */
export function listQuotes(db: Db, companyIds: readonly number[], until?: Date | null) {
  const year = sql<SqlBool>`published_at <= ${until} and published_at > ${until}::timestamptz - interval '1 year'`
  return db
    .selectFrom('reviews')
    .distinctOn('company_id')
    .select(['company_id', 'headline', 'public_label'])
    .where('company_id', 'in', companyIds.length > 0 ? [...companyIds] : [0])
    .where(isPublishedReview())
    .where('recommend', '=', true)
    .where('overall', '>=', QUOTED_SCORE)
    .where('headline', '!=', '')
    .$if(Boolean(until), query => query.where(year))
    .orderBy('company_id')
    .orderBy('helpful', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type QuoteRow = Awaited<ReturnType<typeof listQuotes>>[number]

function selectEmployers(db: Db, now: Date) {
  return db
    .selectFrom('companies')
    .leftJoin('entities as industries', 'industries.id', 'companies.industry_id')
    .select(['companies.id', 'companies.slug', 'companies.name', 'companies.logo'])
    .select(confirmed('industries.name').as('industry_name'))
    .select(countLiveJobs(now).as('open_jobs'))
    .where(isLiveCompany())
}
