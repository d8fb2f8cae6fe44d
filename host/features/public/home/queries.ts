import { sql } from 'kysely'
import { type HiddenIds, isShownJob } from '../../../db/hidden'
import type { Db } from '../../../db/tables'
import { isListedJob, isLiveCompany, isPublishedReview } from '../../../db/visibility'
import { isPromoted, PROMOTION_TYPES } from '../promotions'

const count = sql<number>`count(*)::int`.as('count')

export function countTotals(db: Db, now: Date) {
  return db
    .selectNoFrom(eb => [
      eb
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .select(count)
        .where(isListedJob(now))
        .$asScalar()
        .as('jobs'),
      eb
        .selectFrom('reviews')
        .innerJoin('companies', 'companies.id', 'reviews.company_id')
        .select(count)
        .where(isPublishedReview())
        .where(isLiveCompany())
        .$asScalar()
        .as('reviews'),
      eb.selectFrom('companies').select(count).where(isLiveCompany()).$asScalar().as('companies'),
    ])
    .executeTakeFirstOrThrow()
}

export function listJobTypes(db: Db, { now, hidden }: { now: Date; hidden: HiddenIds | undefined }) {
  return db
    .selectFrom('entities as types')
    .select(['types.slug', 'types.name'])
    .select(eb =>
      eb
        .selectFrom('jobs')
        .innerJoin('entities as own', 'own.id', 'jobs.type_id')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .select(count)
        .where(own => own.or([own('own.id', '=', own.ref('types.id')), own('own.parent_id', '=', own.ref('types.id'))]))
        .where(isListedJob(now))
        .where(isShownJob(hidden))
        .$asScalar()
        .as('jobs'),
    )
    .where('types.list', '=', 'job-types')
    .where('types.parent_id', 'is', null)
    .where('types.active', '=', true)
    .orderBy('types.position')
    .execute()
}

/** Only employers who agreed to it. Promoted ones come first, then by number of reviews. */
export function listLogos(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('companies')
    .leftJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
    .select(['companies.name', 'companies.slug', 'companies.logo'])
    .where(isLiveCompany())
    .where('companies.logo_consent', '=', true)
    .where('companies.logo', 'is not', null)
    .orderBy(isPromoted('companies', now, [PROMOTION_TYPES.logo]), 'desc')
    .orderBy(sql`company_ratings.review_count desc nulls last`)
    .orderBy('companies.id')
    .limit(limit)
    .execute()
}
