import { sql } from 'kysely'
import type { Db, NewRow } from '../../../db/tables'
import { isPublicJob } from '../../../db/visibility'
import type { TrackedItem } from '../tracker'

export function listCalendarJobs(db: Db, userId: number, item?: TrackedItem) {
  return db
    .selectFrom('saved_items')
    .leftJoin('jobs', 'jobs.id', 'saved_items.job_id')
    .leftJoin('companies', 'companies.id', 'jobs.company_id')
    .leftJoin('job_copies', join =>
      join
        .onRef('job_copies.user_id', '=', 'saved_items.user_id')
        .onRef('job_copies.job_id', '=', 'saved_items.job_id'),
    )
    .leftJoin('external_jobs', 'external_jobs.id', 'saved_items.external_job_id')
    .select(eb => [
      eb.ref('saved_items.type').$castTo<TrackedItem['type']>().as('type'),
      'saved_items.item_id',
      'jobs.slug',
      'jobs.deadline_at',
      'jobs.closed_at',
      'external_jobs.url',
      'external_jobs.deadline',
      isPublicJob().as('is_public'),
      sql<string>`coalesce(case when ${isPublicJob()} then jobs.title else job_copies.title end,
        jobs.title, external_jobs.job_title, '')`.as('title'),
      sql<string>`coalesce(case when ${isPublicJob()} then companies.name else job_copies.company_name end,
        companies.name, external_jobs.company_name, '')`.as('company'),
      // Taking an employer down changes its jobs as well.
      sql<Date>`coalesce(case when ${isPublicJob()} then jobs.updated_at else greatest(jobs.updated_at, companies.updated_at) end,
        external_jobs.updated_at, saved_items.updated_at)`.as('updated_at'),
    ])
    .where('saved_items.user_id', '=', userId)
    .where('saved_items.type', 'in', ['jobs', 'external-jobs'])
    .$if(item !== undefined, query =>
      query.where('saved_items.type', '=', item?.type ?? 'jobs').where('saved_items.item_id', '=', item?.id ?? 0),
    )
    .orderBy('saved_items.item_id')
    .execute()
}

export type CalendarJob = Awaited<ReturnType<typeof listCalendarJobs>>[number]

export function listStageDays(db: Db, userId: number, item?: TrackedItem) {
  return db
    .selectFrom('app_tracker_stages')
    .select(['type', 'item_id', 'stage', 'done', 'updated_at'])
    .select(eb => eb.ref('date').$notNull().as('date'))
    .where('user_id', '=', userId)
    .where('date', 'is not', null)
    .$if(item !== undefined, query =>
      query.where('type', '=', item?.type ?? 'jobs').where('item_id', '=', item?.id ?? 0),
    )
    .orderBy('date')
    .execute()
}

export type StageDay = Awaited<ReturnType<typeof listStageDays>>[number]

export const findFeed = (db: Db, userId: number) =>
  db.selectFrom('calendar_feeds').select('nonce').where('user_id', '=', userId).executeTakeFirst()

export async function findFeedOwner(db: Db, tokenHash: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.user_id
}

/** The first of two concurrent requests wins. */
export async function insertFeed(db: Db, row: NewRow<'calendar_feeds'>): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .execute()
}

export async function replaceFeed(db: Db, { user_id, ...rest }: NewRow<'calendar_feeds'>): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ user_id, ...rest })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(rest))
    .execute()
}
