import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isLiveCompany, isLiveJob, isPublishedReview } from '../../../db/visibility'
import { CATEGORIES, categoryUrl, LISTS } from './list'

/** A category is indexed if it has a job, a review or an employer. */
export async function listIndexedPaths(db: Db, now: Date): Promise<string[]> {
  const open = db.selectFrom('jobs').select(['jobs.id', 'jobs.type_id', 'jobs.company_id']).where(isLiveJob(now))
  const { rows } = await sql<{ list: string; slug: string }>`
    with filled as (
      select c.industry_id as id from companies c where ${isLiveCompany('c')}
      union select j.type_id from (${open}) j join companies c on c.id = j.company_id and ${isLiveCompany('c')}
      union select r.role_id from (${open}) j join job_roles r on r.job_id = j.id
        join companies c on c.id = j.company_id and ${isLiveCompany('c')}
      union select r.type_id from reviews r join companies c on c.id = r.company_id and ${isLiveCompany('c')} where ${isPublishedReview('r')}
      union select r.role_id from reviews r join companies c on c.id = r.company_id and ${isLiveCompany('c')} where ${isPublishedReview('r')})
    select distinct g.list, g.slug from filled join entities e on e.id = filled.id
      join entities g on g.id = coalesce(e.parent_id, e.id)`.execute(db)
  return CATEGORIES.filter(({ key, value }) =>
    rows.some(({ list, slug }) => list === LISTS[key] && slug === value),
  ).map(categoryUrl)
}
