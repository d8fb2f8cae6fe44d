import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isLiveCompany, isPublishedReview } from '../../../db/visibility'
import { nameKey } from '../../../lib/name-key'
import { countPublished } from '../../reviews/reviews'
import { countLiveJobs } from '../jobs'

/** Keeps the order of the slugs. */
export async function listEmployers(db: Db, slugs: readonly string[], now: Date) {
  const rows = await db
    .selectFrom('companies')
    .leftJoin('company_ratings as ratings', 'ratings.company_id', 'companies.id')
    .select(['companies.id', 'companies.slug', 'companies.name', 'companies.logo'])
    .select(['ratings.overall', 'ratings.role', 'ratings.company', 'ratings.culture'])
    .select(['ratings.recommend_percent', 'ratings.review_count', 'ratings.recommend_count'])
    .select(['ratings.role_count', 'ratings.company_count', 'ratings.culture_count'])
    .select([countLiveJobs(now).as('open_jobs'), countPublished().as('published_reviews')])
    .where('companies.slug', '=', sql<string>`any(${[...slugs]}::text[])`)
    .where(isLiveCompany())
    .execute()
  return slugs.flatMap(slug => rows.filter(row => row.slug === slug))
}

export type EmployerRow = Awaited<ReturnType<typeof listEmployers>>[number]

/** Exact matches come first, then prefixes, then the most reviewed. */
export function findEmployers(db: Db, text: string, { without, limit }: { without: readonly string[]; limit: number }) {
  const inside = text.replace(/[\\%_]/g, String.raw`\$&`)
  return db
    .selectFrom('companies')
    .leftJoin('company_ratings as ratings', 'ratings.company_id', 'companies.id')
    .select(['companies.slug', 'companies.name', 'companies.name_key'])
    .where(isLiveCompany())
    .where(eb =>
      eb.or([
        eb('companies.name_key', '=', nameKey(text)),
        eb('companies.name', 'ilike', `%${inside}%`),
        eb(
          'companies.id',
          'in',
          eb.selectFrom('company_aliases').select('company_id').where('name_key', '=', nameKey(text)),
        ),
      ]),
    )
    .where('companies.slug', '<>', sql<string>`all(${[...without]}::text[])`)
    .orderBy(sql`companies.name_key = ${nameKey(text)}`, 'desc')
    .orderBy(sql`companies.name ilike ${`${inside}%`}`, 'desc')
    .orderBy(sql`coalesce(ratings.review_count, 0)`, 'desc')
    .orderBy('companies.id')
    .limit(limit)
    .execute()
}

/** Returns the newest quotes of each employer, most helpful first. */
export async function listQuotes(db: Db, ids: readonly number[], limit: number) {
  const { rows } = await sql<{ company_id: number; best_thing: string; to_improve: string }>`
    select c.id as company_id, quoted.best_thing, quoted.to_improve
    from unnest(${[...ids]}::int[]) as c (id) cross join lateral (
      select best_thing, to_improve from reviews
      where company_id = c.id and ${isPublishedReview()} and best_thing <> '' and to_improve <> ''
      order by helpful desc, published_at desc, id desc limit ${limit}
    ) quoted`.execute(db)
  return rows
}

export type QuoteRow = Awaited<ReturnType<typeof listQuotes>>[number]
