import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isPublishedReview } from '../../db/visibility'

/** The fewest reviews for a figure of a rating. Fewer would be mostly chance. */
export const ENOUGH_REVIEWS = 3

const YEARS = 4

/** Returns whether an employer with this many reviews shows a rating; null means that it has no stored ratings. */
export const isRated = (reviewCount: number | null) => (reviewCount ?? 0) >= ENOUGH_REVIEWS

/** Returns the condition for a review to count towards its employer's rating at `at`, an expression or a date. */
export const countsTowardsRating = (at: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${isPublishedReview()} and reviews.published_at >= ${at} - make_interval(years => ${sql.lit(YEARS)}))`

/** Returns whether a review is too old to count. */
export function isOld(publishedAt: Date, now: Date): boolean {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - YEARS)
  return publishedAt < since
}
