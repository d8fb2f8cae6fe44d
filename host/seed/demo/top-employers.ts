import { sql } from 'kysely'
import type { Transaction } from '../../db/transaction'
import { isLiveCompany, isPublishedReview } from '../../db/visibility'

/** Reviews an employer needs to be ranked, and how many average ones are added to its own, so that few weigh less. */
const ENOUGH = 5
const PRIOR = 5
const PLACES = 50
const YEARS = 3
const SMALL = sql<boolean>`c.size_band in ('1-49', '50-249')`

interface List {
  slug: string
  name: string
  condition: ReturnType<typeof sql<boolean>>
}

/**
 * The lists of this year and the two before: overall, small employers, each industry, each type of job. A year's list
 * counts the reviews of the twelve months before it ended; ranks of the year before come from that year's list.
 */
export async function insertTopEmployers(trx: Transaction, now: Date): Promise<void> {
  await sql`delete from top_employer_lists`.execute(trx)
  const lists = await listLists(trx)
  for (let back = YEARS - 1; back >= 0; back -= 1) {
    const year = now.getUTCFullYear() - back
    const until = new Date(now)
    until.setUTCFullYear(year)
    for (const [position, list] of lists.entries()) {
      await insertList(trx, list, { position, year, until })
    }
  }
  await sql`delete from top_employer_lists l where not exists (select 1 from top_employer_rows r where r.list_id = l.id)`.execute(
    trx,
  )
}

async function listLists(trx: Transaction): Promise<List[]> {
  const entities = await trx
    .selectFrom('entities')
    .select(['id', 'slug', 'name', 'list'])
    .where('list', 'in', ['company-industries', 'job-types'])
    .where('parent_id', 'is', null)
    .orderBy('list')
    .orderBy('position')
    .execute()
  const fixed = [
    { slug: 'overall', name: 'Top employers', condition: sql<boolean>`true` },
    { slug: 'small-employers', name: 'Top small employers', condition: SMALL },
  ]
  const wider = entities.map(({ id, slug, name, list }) => ({
    slug: list === 'job-types' ? `type-${slug}` : `industry-${slug}`,
    name: list === 'job-types' ? `Top employers: ${name.toLowerCase()}` : `Top employers: ${name}`,
    condition:
      list === 'job-types'
        ? sql<boolean>`r.type_id in (select id from entities where id = ${id} or parent_id = ${id})`
        : sql<boolean>`c.industry_id = ${id}`,
  }))
  return [...fixed, ...wider]
}

async function insertList(
  trx: Transaction,
  list: List,
  { position, year, until }: { position: number; year: number; until: Date },
): Promise<void> {
  const { id } = await trx
    .insertInto('top_employer_lists')
    .values({ year, slug: list.slug, name: list.name, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    with counted as (
      select r.company_id, count(*) as review_count, avg(r.overall) as mean,
        round(100.0 * count(*) filter (where r.recommend) / nullif(count(r.recommend), 0)) as recommend_percent
      from reviews r join companies c on c.id = r.company_id and ${isLiveCompany('c')}
      where ${isPublishedReview('r')} and r.published_at <= ${until} and r.published_at > ${until}::timestamptz - interval '1 year'
        and ${list.condition}
      group by r.company_id having count(*) >= ${ENOUGH}),
    site as (select avg(overall) as mean from reviews where ${isPublishedReview()}),
    scored as (
      select counted.*, (counted.mean * review_count + site.mean * ${PRIOR}) / (review_count + ${PRIOR}) as score from counted, site),
    ranked as (select *, row_number() over (order by score desc, review_count desc, company_id) as rank from scored)
    insert into top_employer_rows (list_id, rank, company_id, score, review_count, recommend_percent, previous_rank)
    select ${id}, rank, company_id, score, review_count, recommend_percent,
      (select p.rank from top_employer_rows p join top_employer_lists l on l.id = p.list_id
        where l.year = ${year - 1} and l.slug = ${list.slug} and p.company_id = ranked.company_id)
    from ranked where rank <= ${PLACES}`.execute(trx)
}
