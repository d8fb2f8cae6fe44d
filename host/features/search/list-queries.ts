import type { Db } from '../../db/tables'
import { isLiveCompany, isRunningPromotion } from '../../db/visibility'
import * as companies from '../companies'
import * as jobs from '../jobs'
import { PROMOTION_TYPES } from '../promotions'
import * as reviews from '../reviews'

/** Cards in the order of the ids. */
export const jobCards = async (db: Db, ids: readonly number[], now: Date) =>
  inOrder(
    ids,
    ids.length > 0
      ? await jobs
          .selectCards(db, now)
          .where('jobs.id', 'in', [...ids])
          .execute()
      : [],
  )
export const reviewCards = async (db: Db, ids: readonly number[]) =>
  inOrder(
    ids,
    ids.length > 0
      ? await reviews
          .selectCards(db)
          .where('reviews.id', 'in', [...ids])
          .execute()
      : [],
  )
export const companyCards = async (db: Db, ids: readonly number[], now: Date) =>
  inOrder(
    ids,
    ids.length > 0
      ? await companies
          .selectCards(db, now)
          .where('companies.id', 'in', [...ids])
          .execute()
      : [],
  )

function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The jobs that are promoted in lists at `now`, in the order of their slots. */
export function listFeatured(db: Db, now: Date) {
  return db
    .selectFrom('promotions')
    .select(['job_id', 'type_id', 'category_id', 'event_name', 'action_name'])
    .where('type_id', '=', PROMOTION_TYPES.featuredJob)
    .where('job_id', 'is not', null)
    .where(isRunningPromotion(now))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export type FeaturedRow = Awaited<ReturnType<typeof listFeatured>>[number]

/** The banner that runs at `now`, if any. */
export function findBanner(db: Db, now: Date) {
  return db
    .selectFrom('promotions')
    .innerJoin('companies', 'companies.id', 'promotions.company_id')
    .select(['type_id', 'category_id', 'event_name', 'action_name', 'headline', 'companies.name', 'slug', 'logo'])
    .where('type_id', '=', PROMOTION_TYPES.searchBanner)
    .where(isLiveCompany())
    .where('headline', 'is not', null)
    .where(isRunningPromotion(now))
    .orderBy('promotions.position')
    .orderBy('promotions.id')
    .limit(1)
    .executeTakeFirst()
}
