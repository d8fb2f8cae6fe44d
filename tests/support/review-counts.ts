import { sql } from 'kysely'
import type { Db } from '../../host/db/tables'

/** Returns the stored counts, and the same counts calculated from the reviews. */
export async function recountReviews(db: Db) {
  const read = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  const stored = {
    ratings: await read(sql`select company_id, review_count, overall::float8, role::float8, histogram
      from company_ratings order by company_id`),
    search: await read(sql`select id, company_id from review_search order by id`),
    texts: await read(sql`select id from review_text order by id`),
  }
  const counted = {
    ratings: await read(sql`select company_id, count(*)::int as review_count,
        round(avg(overall), (select numeric_scale from information_schema.columns
          where table_name = 'company_ratings' and column_name = 'overall'))::float8 as overall,
        case when count(role_score) >= 3 then round(avg(role_score), (select numeric_scale from information_schema.columns
          where table_name = 'company_ratings' and column_name = 'role')) end::float8 as role,
        array[${sql.join(
          [1, 2, 3, 4, 5].map(stars => sql`(count(*) filter (where round(overall) = ${sql.lit(stars)}))::int`),
        )}] as histogram
      from reviews where state = 'published' group by company_id order by company_id`),
    search: await read(sql`select reviews.id, company_id from reviews join companies on companies.id = company_id
      where state = 'published' and status = 'live' order by reviews.id`),
    texts: await read(sql`select reviews.id from reviews join companies on companies.id = company_id
      where state = 'published' and status = 'live' order by reviews.id`),
  }
  return { stored, counted }
}
