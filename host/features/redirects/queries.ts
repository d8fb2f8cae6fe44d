import type { Db, RedirectKind } from '../../db/tables'
import { isLiveCompany } from '../../db/visibility'

/** A job with its way to apply; whatever its state. */
export function findJob(db: Db, id: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.status', 'jobs.opens_at', 'jobs.deadline_at', 'jobs.closed_at', 'jobs.updated_at'])
    .select(['jobs.apply_url', 'companies.status as company_status'])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
}

/** A live employer's own site. */
export function findCompany(db: Db, id: number) {
  return db
    .selectFrom('companies')
    .select(['id', 'website'])
    .where('id', '=', id)
    .where(isLiveCompany())
    .executeTakeFirst()
}

/** Logs a click. No page shows it, so the data version stays, and with it the kept pages. */
export async function insertRedirect(db: Db, kind: RedirectKind, targetId: number, now: Date): Promise<void> {
  await db.insertInto('redirects').values({ kind, target_id: targetId, clicked_at: now }).execute()
}
