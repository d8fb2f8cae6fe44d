import { sql } from 'kysely'
import type { Transaction } from '../../../db/transaction'
import { countsTowardsRating, ENOUGH_REVIEWS } from './rating-queries'

const SECTIONS = ['role', 'company', 'culture'] as const
const FIGURES = ['review_count', 'overall', 'histogram', 'recommend_percent', 'recommend_count', 'questions'] as const
const COLUMNS = [...FIGURES, ...SECTIONS, ...SECTIONS.map(section => `${section}_count` as const)]

/**
 * Recalculates stored ratings from the reviews that count. A figure with fewer than three answers is null. Employers
 * without such reviews lose their row, and unchanged ratings are not written. Run it in the transaction that changes a
 * review.
 */
export async function recalculateRatings(
  trx: Transaction,
  companyIds: readonly number[] | 'all',
  now: Date,
): Promise<void> {
  const chosen = companyIds === 'all' ? sql`true` : sql`company_id = any(${companyIds}::int[])`
  const counts = sql`${countsTowardsRating(sql`${now}::timestamptz`)} and ${chosen}`
  const columns = sql.join(COLUMNS.map(column => sql.ref(column)))
  const fresh = sql.join(COLUMNS.map(column => sql.ref(`excluded.${column}`)))
  const stored = sql.join(COLUMNS.map(column => sql.ref(`r.${column}`)))
  await sql`
    delete from company_ratings where ${chosen}
      and not exists (select from reviews where reviews.company_id = company_ratings.company_id and ${counts})`.execute(
    trx,
  )
  await sql`
    with means as (
      select company_id, code, round(avg(value), 2) as mean, count(*) as count
      from (
        select company_id, answer.key as code, answer.value::numeric as value
        from reviews, jsonb_each_text(answers) answer where ${counts}
      ) answered
      group by company_id, code having count(*) >= ${sql.lit(ENOUGH_REVIEWS)}
    )
    insert into company_ratings as r (company_id, updated_at, ${columns})
    select company_id, ${now}, count(*), avg(overall), array[${sql.join([1, 2, 3, 4, 5].map(countOf))}],
      ${whenEnough('recommend', sql`round(100.0 * count(*) filter (where recommend) / nullif(count(recommend), 0))`)},
      count(recommend),
      (select coalesce(jsonb_object_agg(code, jsonb_build_object('mean', mean, 'count', count)), '{}')
        from means where means.company_id = reviews.company_id),
      ${sql.join(SECTIONS.map(section => whenEnough(`${section}_score`, sql`avg(${sql.ref(`${section}_score`)})`)))},
      ${sql.join(SECTIONS.map(section => sql`count(${sql.ref(`${section}_score`)})`))}
    from reviews where ${counts} group by company_id
    on conflict (company_id) do update set (updated_at, ${columns}) = row(excluded.updated_at, ${fresh})
    where (${stored}) is distinct from (${fresh})`.execute(trx)
}

const whenEnough = (column: string, figure: ReturnType<typeof sql>) =>
  sql`case when count(${sql.ref(column)}) >= ${sql.lit(ENOUGH_REVIEWS)} then ${figure} end`

function countOf(stars: number) {
  return sql`count(*) filter (where round(overall) = ${sql.lit(stars)})`
}
