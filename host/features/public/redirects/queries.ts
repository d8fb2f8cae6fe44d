import type { Db, RedirectKind } from '../../../db/tables'
import { isLiveCompany } from '../../../db/visibility'

export function findJob(db: Db, id: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.status', 'jobs.opens_at', 'jobs.deadline_at', 'jobs.closed_at', 'jobs.updated_at'])
    .select(['jobs.apply_url', 'companies.status as company_status'])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
}

export function findCompany(db: Db, id: number) {
  return db
    .selectFrom('companies')
    .select(['id', 'website'])
    .where('id', '=', id)
    .where(isLiveCompany())
    .executeTakeFirst()
}

interface Click {
  kind: RedirectKind
  id: number
}

/** No page shows clicks, so the data version does not change and cached pages stay valid. */
export async function insertRedirect(db: Db, { kind, id }: Click, now: Date): Promise<void> {
  await db.insertInto('redirects').values({ kind, target_id: id, clicked_at: now }).execute()
}
