import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isProposedCompany } from '../../../db/visibility'

/** Limit of each section. The oldest entries come first, so the rest appear once these are done. */
const MOST = 100

export function listDrafts(db: Db, state: 'pending' | 'under-review') {
  return db
    .selectFrom('review_drafts')
    .innerJoin('companies', 'companies.id', 'review_drafts.company_id')
    .select(['review_drafts.id', 'answers', 'flags', 'review_id', 'submitted_at', 'appealed_at', 'version'])
    .select(['companies.name as company', 'review_drafts.updated_at'])
    .where('review_drafts.state', '=', state)
    .orderBy('submitted_at')
    .orderBy('review_drafts.id')
    .limit(MOST)
    .execute()
}

export async function findNeighbours(db: Db, { id, submitted_at }: { id: number; submitted_at: Date | null }) {
  const waiting = await db
    .selectFrom('review_drafts')
    .select(['id', 'submitted_at'])
    .where('state', '=', 'pending')
    .where('id', '!=', id)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const timeOf = (row: { submitted_at: Date | null }) => row.submitted_at?.getTime() ?? Number.MAX_SAFE_INTEGER
  const later = (row: (typeof waiting)[number]) => timeOf(row) - timeOf({ submitted_at }) || row.id - id
  return { previous: waiting.findLast(row => later(row) < 0)?.id, next: waiting.find(row => later(row) > 0)?.id }
}

/** Reports with a legal ground come first. */
export function listReports(db: Db) {
  return db
    .selectFrom('reports')
    .leftJoin('jobs', 'jobs.id', 'reports.job_id')
    .leftJoin('reviews', 'reviews.id', 'reports.review_id')
    .leftJoin('companies', join =>
      join.on(sql<boolean>`companies.id = coalesce(reports.company_id, jobs.company_id, reviews.company_id)`),
    )
    .select(['reports.id', 'type', 'item_id', 'reason', 'detail', 'reports.created_at'])
    .select(['jobs.title as job', 'jobs.slug as job_slug', 'reviews.headline', 'reviews.slug as review_slug'])
    .select(['companies.name as company', 'companies.slug as company_slug'])
    .where('reports.state', '=', 'open')
    .orderBy(sql`reason = 'legal'`, 'desc')
    .orderBy('reports.created_at')
    .orderBy('reports.id')
    .limit(MOST)
    .execute()
}

export function listProposedCompanies(db: Db) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'slug', 'created_at'])
    .select(eb =>
      eb
        .selectFrom('review_drafts')
        .select(inner => inner.fn.countAll<number>().as('count'))
        .whereRef('company_id', '=', 'companies.id')
        .as('reviews'),
    )
    .where(isProposedCompany())
    .where(eb =>
      eb.exists(eb.selectFrom('review_drafts').select('review_drafts.id').whereRef('company_id', '=', 'companies.id')),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
}

export type QueueRow = Awaited<ReturnType<typeof listDrafts>>[number]
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number]
export type ProposedRow = Awaited<ReturnType<typeof listProposedCompanies>>[number]
