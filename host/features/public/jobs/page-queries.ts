import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isLiveJob, isOpenJob } from '../../../db/visibility'
import * as reviews from '../../reviews/reviews'

interface Job {
  id: number
  company_id: number
  type_id: number | null
}

export function listOpening(db: Db, job: Job, { now, limit }: { now: Date; limit: number }) {
  return db
    .selectFrom('jobs')
    .select(['id', 'slug', 'title', 'opens_at'])
    .where('company_id', '=', job.company_id)
    .where('id', '!=', job.id)
    .where(isLiveJob(now))
    .where(eb => eb.not(isOpenJob(now)))
    .orderBy(sql`opens_at asc nulls last`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Order: the same role first, then the same job type, then the newest. */
export function listReviews(db: Db, job: Job, limit: number) {
  const sameRole = sql<boolean>`coalesce(reviews.role_id in (select role_id from job_roles where job_id = ${job.id}), false)`
  return reviews
    .selectCards(db)
    .select(sameRole.as('same_role'))
    .where('reviews.company_id', '=', job.company_id)
    .orderBy(sql`${sameRole} desc`)
    .orderBy(sql`(reviews.type_id is not distinct from ${job.type_id}) desc`)
    .orderBy('reviews.published_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
    .execute()
}
