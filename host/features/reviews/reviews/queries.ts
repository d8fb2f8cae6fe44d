import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isLiveCompany, isLiveJob, isPublishedReview } from '../../../db/visibility'

export function selectCards(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .leftJoin('entities as types', 'types.id', 'reviews.type_id')
    .select([
      'reviews.id',
      'reviews.company_id',
      'reviews.slug',
      'reviews.headline',
      'reviews.job_title',
      'reviews.overall',
      'reviews.role_score',
      'reviews.company_score',
      'reviews.culture_score',
      'reviews.public_label',
      'reviews.best_thing',
      'reviews.to_improve',
      'reviews.role_text',
      'reviews.company_text',
      'reviews.culture_text',
      'reviews.place_name',
      'reviews.recommend',
      'reviews.helpful',
      'reviews.verified',
      'reviews.started_on',
      'reviews.published_at',
      'companies.name as company_name',
      'companies.slug as company_slug',
      'companies.logo as company_logo',
      'types.name as type_name',
    ])
    .where(isPublishedReview())
    .where(isLiveCompany())
}

export type ReviewCardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

export function findReview(db: Db, id: number, now: Date) {
  return db
    .selectFrom('reviews')
    .innerJoin('companies', 'companies.id', 'reviews.company_id')
    .leftJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .leftJoin('entities as types', 'types.id', 'reviews.type_id')
    .leftJoin('entities as roles', 'roles.id', 'reviews.role_id')
    .leftJoin('entities as areas', 'areas.id', 'reviews.degree_area_id')
    .leftJoin('jobs', join => join.onRef('jobs.id', '=', 'reviews.job_id').on(isLiveJob(now)))
    .selectAll('reviews')
    .select([
      'companies.name as company_name',
      'companies.slug as company_slug',
      'companies.logo as company_logo',
      'company_ratings.overall as company_overall',
      'company_ratings.review_count as company_review_count',
      'company_ratings.role as average_role',
      'company_ratings.company as average_company',
      'company_ratings.culture as average_culture',
      'types.name as type_name',
      'types.slug as type_slug',
      'roles.name as role_name',
      'roles.slug as role_slug',
      'areas.name as degree_area_name',
      'jobs.slug as job_slug',
      'jobs.title as advert_title',
    ])
    .where('reviews.id', '=', id)
    .where(isPublishedReview())
    .where(isLiveCompany())
    .executeTakeFirst()
}

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** Minimum and maximum length of a quoted headline, in characters. */
const QUOTABLE = [30, 90] as const

export function findQuote(db: Db) {
  const isQuotable = sql<boolean>`length(headline) between ${QUOTABLE[0]} and ${QUOTABLE[1]}`
  const newest = selectCards(db).orderBy('reviews.published_at', 'desc').orderBy('reviews.id', 'desc').limit(200)
  return db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .orderBy(isQuotable, 'desc')
    .orderBy('helpful', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Related {
  companyId: number
  typeId: number | null
  limit: number
  except?: number
}

export function listRelated(db: Db, { companyId, typeId, limit, except = 0 }: Related) {
  return selectCards(db)
    .where('reviews.company_id', '=', companyId)
    .where('reviews.id', '!=', except)
    .orderBy(sql`(reviews.type_id is not distinct from ${typeId}) desc`)
    .orderBy('reviews.published_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
}

const PER_EMPLOYER = 3

/** Takes turns: first the newest review of each employer, then the second one of each, and so on. */
export function listOfSimilar(db: Db, companyIds: readonly number[], limit: number) {
  const newest = sql<number>`row_number() over (partition by company_id order by published_at desc, id desc)`
  const ranked = db
    .selectFrom('reviews')
    .select(['id', newest.as('rank')])
    .where('company_id', 'in', [0, ...companyIds])
    .where(isPublishedReview())
  return selectCards(db)
    .innerJoin(ranked.as('ranked'), 'ranked.id', 'reviews.id')
    .where('ranked.rank', '<=', PER_EMPLOYER)
    .orderBy('ranked.rank')
    .orderBy('reviews.published_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
}
