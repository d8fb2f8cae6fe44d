import { sql } from 'kysely'
import type { Transaction } from '../../db/transaction'
import { isPublishedReview } from '../../db/visibility'

/** Only reviews of the last four years count. */
const YEARS = 4

/**
 * Recalculates the stored ratings of these employers from their published reviews: the overall rating from all of them,
 * a section from the reviews that score it. An employer without such a review loses its row. Run it in the transaction
 * that changes a review.
 */
export async function recalculateRatings(
  trx: Transaction,
  companyIds: readonly number[] | 'all',
  now: Date,
): Promise<void> {
  const chosen = companyIds === 'all' ? sql`true` : sql`company_id = any(${companyIds}::int[])`
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - YEARS)
  await sql`delete from company_ratings where ${chosen}`.execute(trx)
  await sql`
    insert into company_ratings
      (company_id, review_count, overall, role, company, culture, recommend_percent, histogram, updated_at)
    select company_id, count(*), avg(overall), avg(role_score), avg(company_score), avg(culture_score),
      round(100.0 * count(*) filter (where recommend) / nullif(count(recommend), 0)),
      array[${sql.join([1, 2, 3, 4, 5].map(countOf))}], ${now}
    from reviews
    where ${isPublishedReview()} and published_at >= ${since} and ${chosen}
    group by company_id`.execute(trx)
}

function countOf(stars: number) {
  return sql`count(*) filter (where round(overall) = ${sql.lit(stars)})`
}
