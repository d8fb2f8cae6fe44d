import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { isLiveCompany, isPublishedReview } from '../../../db/visibility'
import { eachSlice } from '../../../lib/slices'

/** Totals of one employer and job type in the year. */
export interface Standing {
  company_id: number
  industry_id: number | null
  is_small: boolean
  /** Top-level type; null if the reviews name none. */
  type_id: number | null
  reviews: number
  /** Sum of the overall scores. */
  points: number
  recommending: number
  /** Reviews that say whether the author recommends the employer. */
  answering: number
}

export const COUNTS = ['reviews', 'points', 'recommending', 'answering'] as const

export interface Standings {
  rows: readonly Standing[]
  /** Average of all reviews of all years. */
  mean: number
}

export async function loadStandings(db: Db, until: Date): Promise<Standings> {
  const rows: Standing[] = []
  const all = { reviews: 0, points: 0 }
  await eachSlice(await listEmployers(db), async ids => {
    for (const { all_reviews, all_points, ...row } of await countReviews(db, ids, until)) {
      all.reviews += all_reviews
      all.points += all_points
      if (row.reviews > 0 && row.is_live) {
        rows.push(row)
      }
    }
  })
  return { rows, mean: all.points / Math.max(1, all.reviews) }
}

async function listEmployers(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('companies').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

type Counted = Standing & { is_live: boolean; all_reviews: number; all_points: number }

async function countReviews(db: Db, ids: readonly number[], until: Date): Promise<Counted[]> {
  const isOfYear = sql`r.published_at <= ${until} and r.published_at > ${until}::timestamptz - interval '1 year'`
  const { rows } = await sql<Counted>`
    select r.company_id, c.industry_id, coalesce(c.size_band in ('1-49', '50-249'), false) as is_small,
      coalesce(t.parent_id, t.id) as type_id, ${isLiveCompany('c')} as is_live,
      count(*)::int as all_reviews, sum(r.overall)::float8 as all_points,
      count(*) filter (where ${isOfYear})::int as reviews,
      coalesce(sum(r.overall) filter (where ${isOfYear}), 0)::float8 as points,
      count(*) filter (where ${isOfYear} and r.recommend)::int as recommending,
      count(r.recommend) filter (where ${isOfYear})::int as answering
    from reviews r join companies c on c.id = r.company_id left join entities t on t.id = r.type_id
    where r.company_id = any(${[...ids]}::int[]) and ${isPublishedReview('r')}
    group by r.company_id, c.id, coalesce(t.parent_id, t.id)`.execute(db)
  return rows
}

export async function loadRanks(
  trx: Transaction,
  year: number,
): Promise<(slug: string, companyId: number) => number | undefined> {
  const rows = await trx
    .selectFrom('top_employer_rows as r')
    .innerJoin('top_employer_lists as l', 'l.id', 'r.list_id')
    .select(['l.slug', 'r.company_id', 'r.rank'])
    .where('l.year', '=', year)
    .execute()
  const ranks = new Map(rows.map(({ slug, company_id, rank }) => [`${slug} ${company_id}`, rank]))
  return (slug, companyId) => ranks.get(`${slug} ${companyId}`)
}
