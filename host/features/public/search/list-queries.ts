import type { Db } from '../../../db/tables'
import { isLiveCompany, isRunningPromotion } from '../../../db/visibility'
import * as reviews from '../../reviews/reviews'
import * as companies from '../companies'
import * as jobs from '../jobs'
import { PROMOTION_TYPES } from '../promotions'

export const jobCards = (db: Db, ids: readonly number[], now: Date) =>
  readInOrder(ids, jobs.selectCards(db, now).where('jobs.id', 'in', [...ids]))
export const reviewCards = (db: Db, ids: readonly number[]) =>
  readInOrder(ids, reviews.selectCards(db).where('reviews.id', 'in', [...ids]))
export const companyCards = (db: Db, ids: readonly number[], now: Date) =>
  readInOrder(ids, companies.selectCards(db, now).where('companies.id', 'in', [...ids]))

async function readInOrder<Row extends { id: number }>(
  ids: readonly number[],
  cards: { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const byId = new Map(ids.length > 0 ? (await cards.execute()).map(row => [row.id, row]) : [])
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** Promoted jobs come in the order of their positions. If several banners run, the first one is returned. */
export async function listPromotions(db: Db, now: Date) {
  const rows = await db
    .selectFrom('promotions')
    .leftJoin('companies', join => join.onRef('companies.id', '=', 'promotions.company_id').on(isLiveCompany()))
    .select(['job_id', 'type_id', 'category_id', 'event_name', 'action_name', 'headline'])
    .select(['companies.name', 'companies.slug', 'companies.logo'])
    .where('type_id', 'in', [PROMOTION_TYPES.featuredJob, PROMOTION_TYPES.searchBanner])
    .where(isRunningPromotion(now))
    .orderBy('promotions.position')
    .orderBy('promotions.id')
    .execute()
  const [banner] = rows.flatMap(({ type_id, headline, name, slug, logo, ...row }) =>
    type_id === PROMOTION_TYPES.searchBanner && headline !== null && name !== null && slug !== null
      ? [{ ...row, type_id, headline, name, slug, logo }]
      : [],
  )
  return { featured: rows.filter(row => row.type_id === PROMOTION_TYPES.featuredJob && row.job_id !== null), banner }
}

export type Promotions = Awaited<ReturnType<typeof listPromotions>>
