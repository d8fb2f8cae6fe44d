import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables'
import { conditionsOf } from './condition-queries'
import { selectEmployers } from './employer-queries'
import { countOffers, offerTables } from './offer-queries'
import { queryOf } from './row-queries'
import { type Counted, type Facet, type QueryResult, MAX_EMPLOYERS, type SearchQuery } from './search-query'
import { idsOf, type Sets } from './set-queries'

type Sql = RawBuilder<unknown>

export async function scanCompanies(db: Db, query: SearchQuery, sets: Sets): Promise<Omit<QueryResult, 'near'>> {
  const [counts, page] = await Promise.all([countEmployers(db, query, sets), readPage(db, query, sets)])
  return {
    total: counts.find(({ name }) => name === TOTAL)?.count ?? 0,
    ids: page.map(({ id }) => id),
    counts: counts.flatMap(({ name, value, count }): Counted[] =>
      name === TOTAL ? [] : [{ facet: name, value, count }],
    ),
    featured: [],
    spotSets: new Map(page.map(({ id, spot_set }) => [id, spot_set])),
  }
}

const TOTAL = 'total'

interface Row {
  name: Facet
  value: number
  count: number
}

async function countEmployers(db: Db, query: SearchQuery, sets: Sets): Promise<Row[]> {
  const conditions = conditionsOf(query, sets)
  const employers = (but: 'industry' | 'company') =>
    conditions[but] ? sql`(${selectEmployers(query, sets, but)}) employers` : sql`employers`
  // Chosen employers come first, so that the limit never drops them.
  const chosen = idsOf(query.choices, 'company') ?? []
  const { rows } = await sql<Row>`
    with employers as materialized (${selectEmployers(query, sets)}), ${offerTables(query, sets)}
    select ${sql.lit(TOTAL)} as name, 0 as value, count(*)::int as count from employers
    union all
    select 'industry', industry_id, count(*)::int from ${employers('industry')} where industry_id is not null group by 2
    union all
    (select 'company', id, 1 from ${employers('company')}
      order by id = any(${chosen}::int[]) desc, id limit ${MAX_EMPLOYERS + chosen.length})
    union all ${countOffers(query, sets)}`.execute(db)
  return rows
}

const ORDERS: Readonly<Record<string, Sql>> = {
  'most-reviewed': sql`r.review_count desc nulls last`,
  rating: sql`r.overall desc nulls last, r.review_count desc nulls last`,
  role: sql`r.role desc nulls last, r.review_count desc nulls last`,
  company: sql`r.company desc nulls last, r.review_count desc nulls last`,
  culture: sql`r.culture desc nulls last, r.review_count desc nulls last`,
  'a-z': sql`lower(s.name)`,
}

/** Exact names first, then similar names and beginnings. Ties go to the employer with more reviews. */
function likeness({ tsquery, ranking }: SearchQuery): Sql {
  const words = (ranking?.terms ?? []).join(' ')
  const isNamed = sql`case when company_title(s.id) @@ ${queryOf(tsquery)} then 1 else 0 end`
  return sql`${tsquery === '' ? sql`0` : isNamed} + similarity(search_line(s.name), ${words})
    + ln(1 + coalesce(r.review_count, 0)) / 10 desc`
}

export async function readPage(db: Db, query: SearchQuery, sets: Sets): Promise<{ id: number; spot_set: number }[]> {
  const { sort, limit, offset } = query
  const { rows } = await sql<{ id: number; spot_set: number }>`
    select s.id, s.spot_set from (${selectEmployers(query, sets)}) s left join company_ratings r on r.company_id = s.id
    order by ${sort === 'best' ? likeness(query) : (ORDERS[sort] ?? ORDERS['most-reviewed'])}, lower(s.name), s.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}
