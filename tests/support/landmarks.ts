import { sql } from 'kysely'
import type { Db } from '../../host/db/tables'
import { buildCompany } from './rows'

/** Addresses of pages that show each kind of record in each of its states. */
export type Landmarks = Readonly<Record<keyof typeof SOURCES | 'quietCompany', string>>

const company = (condition: string, order = 'c.id') =>
  `select '/companies/' || c.slug as path from companies c left join company_ratings r on r.company_id = c.id
   where c.status = 'live' and ${condition} order by ${order} limit 1`
const job = (condition: string) =>
  `select '/jobs/' || j.id || '-' || j.slug as path from jobs j where ${condition} order by j.id limit 1`
const review = (condition: string) =>
  `select '/reviews/' || r.id || '-' || r.slug as path from reviews r
   where r.state = 'published' and ${condition} order by r.id limit 1`

const SOURCES = {
  company: company("c.source_id <> 'longest'", 'r.review_count desc nulls last'),
  longestCompany: company("c.source_id = 'longest'"),
  emptiestCompany: company("c.source_id = 'emptiest'"),
  companyWithFewReviews: company("coalesce(r.review_count, 0) < 3 and c.source_id <> 'emptiest'"),
  companyWithClip: company("exists (select from gallery_items g where g.company_id = c.id and g.type = 'video')"),
  openJob: job(`j.status = 'open' and j.apply_url is not null and j.deadline_at > now() + interval '9 days'
    and (j.opens_at is null or j.opens_at <= now())
    and exists (select from promotions p where p.job_id = j.id and p.type_id = 3)`),
  closingJob: job("j.status = 'open' and j.deadline_at between now() and now() + interval '5 days'"),
  openingJob: job("j.status in ('open', 'interest') and j.opens_at > now()"),
  closedJob: job(`j.status <> 'removed' and j.deadline_at < now()
    and coalesce(j.closed_at, j.deadline_at) between now() - interval '25 days' and now()`),
  goneJob: job("j.status <> 'removed' and coalesce(j.closed_at, j.deadline_at) < now() - interval '31 days'"),
  longestJob: job("j.source_id = 'longest'"),
  emptiestJob: job("j.source_id = 'emptiest'"),
  review: review(
    "r.source_id <> 'longest' and r.verified and r.reply_text is not null and r.published_at > now() - interval '1 year'",
  ),
  agedReview: review("r.published_at < now() - interval '4 years 1 day'"),
  longestReview: review("r.source_id = 'longest'"),
  emptiestReview: review("r.source_id = 'emptiest'"),
  shortTopList: `select '/top-employers/' || l.year || '/' || l.slug as path from top_employer_lists l
    join top_employer_rows r on r.list_id = l.id where l.slug like 'industry-%' group by l.id order by count(*), l.id limit 1`,
} as const

/** Finds them in the demo data; fails if a state is missing. Adds an employer without jobs and reviews. */
export async function findLandmarks(db: Db): Promise<Landmarks> {
  const silent = await buildCompany(db, { name: 'Quiet Quarry' })
  const found: Record<string, string> = { quietCompany: `/companies/${silent.slug}` }
  for (const [name, query] of Object.entries(SOURCES)) {
    const { rows } = await sql<{ path: string }>`${sql.raw(query)}`.execute(db)
    if (!rows[0]) {
      throw new Error(`The demo data hold no ${name}`)
    }
    found[name] = rows[0].path
  }
  return found as Landmarks
}
