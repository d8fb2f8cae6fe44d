import { sql } from 'kysely'
import type { Db } from '../../db/tables'
import { inTransaction, type Transaction } from '../../db/transaction'
import { isLiveCompany, isPublishedReview } from '../../db/visibility'
import { OVERALL } from './queries'

/** Reviews an employer needs to be ranked, and how many average ones are added to its own, so that few weigh less. */
const ENOUGH = 5
const PRIOR = 5
const PLACES = 50
/** A shorter overall list is not a ranking yet, and would stand for a year. */
const FEWEST_EMPLOYERS = 10
const OCTOBER = 9
const SMALL = sql<boolean>`c.size_band in ('1-49', '50-249')`

interface List {
  slug: string
  name: string
  condition: ReturnType<typeof sql<boolean>>
}

interface Year {
  year: number
  /** The lists count the reviews of the twelve months before. */
  until: Date
}

/** Lists of a year are published in October, when most students begin to look: until then the year is the one before. */
export const listYear = (now: Date): number => now.getUTCFullYear() - (now.getUTCMonth() < OCTOBER ? 1 : 0)

/**
 * Publishes the lists of the year, unless they are there: a list does not change afterwards (product 2.12). Waits while
 * fewer than ten employers have enough reviews.
 */
export function publishTopEmployers(db: Db, now: Date): Promise<void> {
  const year = listYear(now)
  return inTransaction(db, async trx => {
    const published = await trx
      .selectFrom('top_employer_lists')
      .select('id')
      .where('year', '=', year)
      .limit(1)
      .execute()
    if (published.length === 0 && (await countRanked(trx, now)) >= FEWEST_EMPLOYERS) {
      await publishYear(trx, { year, until: now })
    }
  })
}

/**
 * Publishes the lists of one year: overall, small employers, each industry, each type of job; those without an employer
 * are left out. Changes of rank come from the lists of the year before, so that year goes first.
 */
export async function publishYear(trx: Transaction, { year, until }: Year): Promise<void> {
  for (const [position, list] of (await listTopics(trx)).entries()) {
    await publishList(trx, list, { position, year, until })
  }
  await sql`
    delete from top_employer_lists l
    where year = ${year} and not exists (select from top_employer_rows r where r.list_id = l.id)`.execute(trx)
}

async function listTopics(trx: Transaction): Promise<List[]> {
  const entities = await trx
    .selectFrom('entities')
    .select(['id', 'slug', 'name', 'list'])
    .where('list', 'in', ['company-industries', 'job-types'])
    .where('parent_id', 'is', null)
    .orderBy('list')
    .orderBy('position')
    .execute()
  const fixed = [
    { slug: OVERALL, name: 'Top employers', condition: sql<boolean>`true` },
    { slug: 'small-employers', name: 'Top small employers', condition: SMALL },
  ]
  const wider = entities.map(({ id, slug, name, list }) =>
    list === 'job-types'
      ? {
          slug: `type-${slug}`,
          name: `Top employers: ${name.toLowerCase()}`,
          condition: sql<boolean>`r.type_id in (select id from entities where id = ${id} or parent_id = ${id})`,
        }
      : {
          slug: `industry-${slug}`,
          name: `Top employers: ${name}`,
          condition: sql<boolean>`c.industry_id = ${id}`,
        },
  )
  return [...fixed, ...wider]
}

async function publishList(
  trx: Transaction,
  { slug, name, condition }: List,
  { position, year, until }: Year & { position: number },
): Promise<void> {
  const { id } = await trx
    .insertInto('top_employer_lists')
    .values({ year, slug, name, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    with counted as (${selectCounted(until, condition)}),
    site as (select avg(overall) as mean from reviews where ${isPublishedReview()}),
    scored as (
      select counted.*, (counted.mean * review_count + site.mean * ${PRIOR}) / (review_count + ${PRIOR}) as score from counted, site),
    ranked as (select *, row_number() over (order by score desc, review_count desc, company_id) as rank from scored)
    insert into top_employer_rows (list_id, rank, company_id, score, review_count, recommend_percent, previous_rank)
    select ${id}, rank, company_id, score, review_count, recommend_percent,
      (select p.rank from top_employer_rows p join top_employer_lists l on l.id = p.list_id
        where l.year = ${year - 1} and l.slug = ${slug} and p.company_id = ranked.company_id)
    from ranked where rank <= ${PLACES}`.execute(trx)
}

async function countRanked(trx: Transaction, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${selectCounted(now, sql<boolean>`true`)}) counted`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Employers with enough reviews in the year before `until`. `condition` is of reviews `r` and companies `c`. */
const selectCounted = (until: Date, condition: List['condition']) => sql`
  select r.company_id, count(*) as review_count, avg(r.overall) as mean,
    round(100.0 * count(*) filter (where r.recommend) / nullif(count(r.recommend), 0)) as recommend_percent
  from reviews r join companies c on c.id = r.company_id and ${isLiveCompany('c')}
  where ${isPublishedReview('r')} and r.published_at <= ${until} and r.published_at > ${until}::timestamptz - interval '1 year'
    and ${condition}
  group by r.company_id having count(*) >= ${ENOUGH}`
