import { sql } from 'kysely'
import { insertRows, type InsertRow } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'
import { isPublishedReview } from '../../host/db/visibility'
import { createRandom } from '../../host/lib/random'
import { daysFrom } from './time'

/** `type` is the `serviceTypeId`, `count` the number sold, and `action` the action of their events. */
const SLOTS = [
  { type: 1, action: 'Featured job', count: 12, of: 'job' },
  { type: 2, action: 'Hot job', count: 10, of: 'job' },
  { type: 3, action: 'Related job', count: 40, of: 'job' },
  { type: 4, action: 'Related review', count: 20, of: 'review' },
  { type: 5, action: 'Top employer card', count: 6, of: 'company' },
  { type: 6, action: 'Search banner', count: 6, of: 'company' },
  { type: 7, action: 'Logo', count: 24, of: 'company' },
  { type: 8, action: 'Hub pick', count: 8, of: 'job' },
] as const

const BY_TYPE: Readonly<Record<string, number>> = {
  placement: 1,
  internship: 1,
  graduate: 2,
  apprenticeship: 3,
  insight: 4,
}
const HEADLINES = [
  'Applications are open until the end of the month',
  'Meet the team at an open evening',
  'Paid from day one, trained from day one',
  'Nine offices, one kind of welcome',
  'Come for a year, stay for the work',
  'See what last year’s group made',
]

interface Candidate {
  company_id: number
  job_id: number | null
  review_id: number | null
  type_slug: string | null
}

export async function insertPromotions(trx: Transaction, now: Date): Promise<void> {
  // The name of a random series determines its numbers: another one would change the demo data.
  const random = createRandom('services')
  const candidates = {
    job: await listJobs(trx, now),
    review: await listReviews(trx),
    company: await listCompanies(trx),
  }
  const rows = SLOTS.flatMap(slot =>
    random.some(candidates[slot.of], slot.count).map((candidate, position): InsertRow<'promotions'> => {
      const { type_slug, ...target } = candidate
      return {
        type_id: slot.type,
        category_id: BY_TYPE[type_slug ?? ''] ?? random.between(5, 10),
        ...target,
        event_name: 'service_impression',
        action_name: slot.action,
        headline: slot.type === 6 ? (HEADLINES[position % HEADLINES.length] ?? null) : null,
        starts_at: daysFrom(now, -random.between(1, 20)),
        ends_at: daysFrom(now, random.between(60, 300)),
        position,
      }
    }),
  )
  await insertRows(trx, { into: 'promotions', rows })
}

async function listJobs(trx: Transaction, now: Date): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select j.company_id, j.id as job_id, null::int as review_id, coalesce(p.slug, t.slug) as type_slug
    from jobs j join entities t on t.id = j.type_id left join entities p on p.id = t.parent_id
    where j.source = 'demo' and j.status = 'open' and j.deadline_at > ${daysFrom(now, 8)}
    order by j.id limit 400`.execute(trx)
  return rows
}

async function listReviews(trx: Transaction): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select company_id, null::int as job_id, id as review_id, null as type_slug from reviews
    where source = 'demo' and ${isPublishedReview()} and overall >= 4 order by published_at desc, id limit 200`.execute(
    trx,
  )
  return rows
}

async function listCompanies(trx: Transaction): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select c.id as company_id, null::int as job_id, null::int as review_id, null as type_slug
    from companies c join company_ratings r on r.company_id = c.id and r.review_count >= 3
    where c.source = 'demo' and c.logo_consent order by c.id limit 200`.execute(trx)
  return rows
}
