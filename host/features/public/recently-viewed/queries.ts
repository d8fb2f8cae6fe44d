import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isLiveCompany, isVisibleJob } from '../../../db/visibility'
import { selectCards } from '../jobs'

export interface View {
  userId: number
  jobId: number
  now: Date
}

/**
 * Records a view, and deletes all but the newest `max`. Ignores an unknown job, and a page reloaded within ten seconds.
 */
export async function insertView(db: Db, { userId, jobId, now }: View, max: number): Promise<void> {
  await sql`
    with viewed as (
      insert into recently_viewed_jobs (user_id, job_id, viewed_at)
      select ${userId}::int, id, ${now}::timestamptz from jobs where id = ${jobId} and not exists (
        select from recently_viewed_jobs
        where user_id = ${userId} and job_id = ${jobId}
          and viewed_at > ${now}::timestamptz - interval '10 seconds' and viewed_at <= ${now}::timestamptz
      )
      on conflict (user_id, job_id) do update set viewed_at = excluded.viewed_at
      returning job_id
    )
    delete from recently_viewed_jobs
    where user_id = ${userId} and exists (select from viewed) and job_id in (
      select job_id from recently_viewed_jobs where user_id = ${userId} and job_id <> ${jobId}
      order by viewed_at desc, job_id desc offset ${max - 1}
    )`.execute(db)
}

export function listViewed(db: Db, userId: number, { now, since, limit }: { now: Date; since: Date; limit: number }) {
  return selectCards(db, now)
    .innerJoin('recently_viewed_jobs', 'recently_viewed_jobs.job_id', 'jobs.id')
    .where('recently_viewed_jobs.user_id', '=', userId)
    .where('recently_viewed_jobs.viewed_at', '>', since)
    .where(isVisibleJob())
    .where(isLiveCompany())
    .orderBy('recently_viewed_jobs.viewed_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteViews(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recently_viewed_jobs').where('user_id', '=', userId).execute()
}
