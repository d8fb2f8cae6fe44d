import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/tables'
import * as companies from '../companies'
import * as jobs from '../jobs'
import * as reviews from '../reviews'
import { type Choice, companyConditions, jobConditions, reviewConditions } from './filter-queries'

type Db = Kysely<Database>

export interface Search {
  search: string
  place: string
  now: Date
  limit: number
  offset: number
  /** What the address chose besides. */
  choices: readonly Choice[]
}

/** All words of the search in the title, or an employer whose name holds them; the place by name. Newest first. */
export async function searchJobs(db: Db, { search, place, now, limit, offset, choices }: Search) {
  const query = jobs
    .selectCards(db, now)
    .where(jobs.isOpenOrOpening(now))
    .where('companies.status', '=', 'live')
    .$if(search !== '', q =>
      q.where(
        sql<SqlBool>`(to_tsvector('english', jobs.title) @@ websearch_to_tsquery('english', ${search})
          or companies.name ilike ${like(search)})`,
      ),
    )
    .$if(place !== '', q => q.where(atPlace(place)))
    .where(eb => eb.and(jobConditions(choices)))
  const total = await count(db, query)
  const rows = await query
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}

export async function searchReviews(db: Db, { search, place, limit, offset, choices }: Search) {
  const query = reviews
    .selectCards(db)
    .$if(search !== '', q =>
      q.where(
        sql<SqlBool>`(to_tsvector('english', reviews.headline || ' ' || reviews.job_title) @@ websearch_to_tsquery('english', ${search})
          or companies.name ilike ${like(search)})`,
      ),
    )
    .$if(place !== '', q => q.where('reviews.place_name', 'ilike', like(place)))
    .where(eb => eb.and(reviewConditions(choices)))
  const total = await count(db, query)
  const rows = await query
    .orderBy('reviews.published_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}

export async function searchCompanies(db: Db, { search, place, now, limit, offset, choices }: Search) {
  const query = companies
    .selectCards(db, now)
    .$if(search !== '', q =>
      q.where(sql<SqlBool>`(companies.name ilike ${like(search)} or industries.name ilike ${like(search)})`),
    )
    .$if(place !== '', q =>
      q.where(
        sql<SqlBool>`(companies.head_office ilike ${like(place)} or array_to_string(companies.offices, '|') ilike ${like(place)})`,
      ),
    )
    .where(eb => eb.and(companyConditions(db, choices, now)))
  const total = await count(db, query)
  const rows = await query
    .orderBy(sql`company_ratings.review_count desc nulls last`)
    .orderBy('companies.name')
    .orderBy('companies.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total, rows }
}

/** Counts the rows of a query without making its columns. */
async function count(db: Db, query: { clearSelect: () => unknown }): Promise<number> {
  const ids = query.clearSelect() as ReturnType<typeof jobs.selectCards>
  const row = await db
    .selectFrom(ids.select(sql<number>`1`.as('one')).as('matches'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function atPlace(place: string) {
  return sql<SqlBool>`(jobs.nationwide or exists (
    select 1 from job_locations l left join places p on p.id = l.place_id
    where l.job_id = jobs.id
      and (l.name ilike ${like(place)} or p.county ilike ${like(place)} or p.region ilike ${like(place)})))`
}

/** A pattern that matches the text anywhere; what the text means to LIKE is taken literally. */
function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, char => `\\${char}`)}%`
}
