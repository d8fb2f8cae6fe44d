import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isPublishedReview } from '../../../db/visibility'

/** A figure from fewer reviews would be mostly chance. */
export const ENOUGH_REVIEWS = 3

const YEARS = 4

/** Null means that the employer has no stored rating. */
export const isRated = (reviewCount: number | null) => (reviewCount ?? 0) >= ENOUGH_REVIEWS

/** `at` is a column or a date. */
export const countsTowardsRating = (at: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${isPublishedReview()} and reviews.published_at >= ${at} - make_interval(years => ${sql.lit(YEARS)}))`

export function isOld(publishedAt: Date, now: Date): boolean {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - YEARS)
  return publishedAt < since
}
