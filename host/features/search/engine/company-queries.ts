import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../db/tables'
import { LISTS } from '../choice-queries'
import { conditionsOf } from './condition-queries'
import { JOB_FACETS, type JobFacet, selectEmployers, selectOffers } from './employer-queries'
import { type Counted, type Facet, type Found, MOST_EMPLOYERS, type Question } from './question'
import { idsOf, type Sets } from './set-queries'

type Db = Kysely<Database>
type Sql = RawBuilder<unknown>

/** Page, total and counts of a list of employers. An employer counts once, however many of its jobs meet a choice. */
export async function scanCompanies(db: Db, question: Question, sets: Sets): Promise<Omit<Found, 'near'>> {
  const [counts, page] = await Promise.all([countEmployers(db, question, sets), readPage(db, question, sets)])
  return {
    total: counts.find(({ name }) => name === TOTAL)?.count ?? 0,
    ids: page.map(({ id }) => id),
    counts: counts.flatMap(({ name, value, count }): Counted[] =>
      name === TOTAL ? [] : [{ facet: name, value, count }],
    ),
    featured: [],
    spots: new Map(page.map(({ id, spot_set }) => [id, spot_set])),
  }
}

const TOTAL = 'total'

interface Row {
  name: Facet | typeof TOTAL
  value: number
  count: number
}

async function countEmployers(db: Db, question: Question, sets: Sets): Promise<Row[]> {
  const employers = (but?: Facet) => sql`(${selectEmployers(question, sets, but)}) employers`
  // A chosen employer is counted however few results it has.
  const chosen = idsOf(question.choices, 'company') ?? []
  const { rows } = await sql<Row>`
    with offers as materialized (${offers(question, sets)}),
    for_all as materialized (
      select distinct o.company_id from offers o join search_sets s on s.id = o.number where o.name = 'for' and s.ids = '{}'
    )
    select ${sql.lit(TOTAL)} as name, 0 as value, count(*)::int as count from ${employers()}
    union all
    select 'industry', industry_id, count(*)::int from ${employers('industry')} where industry_id is not null group by 2
    union all
    (select 'company', id, 1 from ${employers('company')}
      order by id = any(${chosen}::int[]) desc, id limit ${MOST_EMPLOYERS + chosen.length})
    union all
    select name, value, count(*)::int from (
      select distinct o.name, member.id as value, o.company_id
      from offers o join search_sets s on s.id = o.number cross join unnest(s.ids) as member (id)
      -- Whoever has a job for all subjects is counted for each of them below.
      where not (o.name = 'for' and o.company_id in (select company_id from for_all))
    ) members group by 1, 2
    union all
    select 'for', a.id, (select count(*)::int from for_all) from entities a where a.list = ${LISTS.for}`.execute(db)
  return rows
}

/** Which sets of types, roles and subjects the jobs of an employer have: (name, company_id, number), each once. */
function offers(question: Question, sets: Sets): Sql {
  const conditions = conditionsOf(question, sets)
  if (JOB_FACETS.some(facet => conditions[facet])) {
    const of = (facet: JobFacet) => sql`
      select distinct ${sql.lit(facet)} as name, company_id, ${COLUMNS[facet]} as number
      from (${selectOffers(question, sets, facet)}) jobs`
    return sql.join(JOB_FACETS.map(of), sql` union all `)
  }
  const [type, role, area] = JOB_FACETS.map(facet => COLUMNS[facet])
  return sql`
    select case grouping(${type}, ${role}, ${area}) when 3 then 'type' when 5 then 'role' else 'for' end as name,
      company_id, coalesce(${type}, ${role}, ${area}) as number
    from (${selectOffers(question, sets)}) jobs
    group by grouping sets ((company_id, ${type}), (company_id, ${role}), (company_id, ${area}))`
}

const COLUMNS: Record<JobFacet, Sql> = { type: sql`type_set`, role: sql`role_set`, for: sql`area_set` }

const ORDERS: Readonly<Record<string, Sql>> = {
  'most-reviewed': sql`r.review_count desc nulls last`,
  rating: sql`r.overall desc nulls last, r.review_count desc nulls last`,
  role: sql`r.role desc nulls last, r.review_count desc nulls last`,
  company: sql`r.company desc nulls last, r.review_count desc nulls last`,
  culture: sql`r.culture desc nulls last, r.review_count desc nulls last`,
  'a-z': sql`lower(s.name)`,
}

async function readPage(db: Db, question: Question, sets: Sets): Promise<{ id: number; spot_set: number }[]> {
  const { sort, limit, offset } = question
  const { rows } = await sql<{ id: number; spot_set: number }>`
    select s.id, s.spot_set from (${selectEmployers(question, sets)}) s left join company_ratings r on r.company_id = s.id
    order by ${ORDERS[sort] ?? ORDERS['most-reviewed']}, lower(s.name), s.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}
