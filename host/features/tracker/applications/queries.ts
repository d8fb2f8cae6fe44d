import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { ANSWERS, type TrackedItem } from '../tracker'
import type { Answers } from './funnel'

const isItem = ({ type, id }: TrackedItem) => sql<boolean>`saved_items.type = ${type} and saved_items.item_id = ${id}`

export async function isSaved(db: Db, userId: number, item: TrackedItem): Promise<boolean> {
  const row = await db
    .selectFrom('saved_items')
    .select('item_id')
    .where('user_id', '=', userId)
    .where(isItem(item))
    .executeTakeFirst()
  return row !== undefined
}

/** Returns when the job last changed. */
export function lockSaved(trx: Transaction, userId: number, item: TrackedItem) {
  return trx
    .selectFrom('saved_items')
    .select('updated_at')
    .where('user_id', '=', userId)
    .where(isItem(item))
    .forUpdate()
    .executeTakeFirst()
}

/** Also locks the job: concurrent changes of its stages wait for each other. */
export function touchSaved(trx: Transaction, userId: number, { item, now }: { item: TrackedItem; now: Date }) {
  return trx
    .updateTable('saved_items')
    .set({ updated_at: now })
    .where('user_id', '=', userId)
    .where(isItem(item))
    .returning(eb => [
      'item_id',
      'reminders',
      'updated_at',
      eb.selectFrom('jobs').select('deadline_at').whereRef('jobs.id', '=', 'saved_items.job_id').as('deadline_at'),
      eb
        .selectFrom('external_jobs')
        .select('deadline')
        .whereRef('external_jobs.id', '=', 'saved_items.external_job_id')
        .as('deadline'),
    ])
    .executeTakeFirst()
}

/** Returns undefined if the job is not saved. */
export function setAskAgain(db: Db, userId: number, { item, at }: { item: TrackedItem; at: Date }) {
  return db
    .updateTable('saved_items')
    .set({ ask_again_at: at })
    .where('user_id', '=', userId)
    .where(isItem(item))
    .returning('item_id')
    .executeTakeFirst()
}

/** Resets the given jobs, or all. Returns the number of applications that had any progress. */
export async function deleteProgress(
  trx: Transaction,
  userId: number,
  items: readonly TrackedItem[] | 'all',
): Promise<number> {
  const rows = await trx
    .deleteFrom('app_tracker_stages')
    .where('user_id', '=', userId)
    .$if(items !== 'all', query =>
      query.where(eb =>
        eb.or(
          (items as readonly TrackedItem[]).map(({ type, id }) =>
            eb.and([eb('type', '=', type), eb('item_id', '=', id)]),
          ),
        ),
      ),
    )
    .returning(['type', 'item_id'])
    .execute()
  return new Set(rows.map(({ type, item_id }) => `${type}-${item_id}`)).size
}

export async function findCompanyRating(db: Db, slug: string | null | undefined) {
  return slug
    ? db
        .selectFrom('companies')
        .innerJoin('company_ratings', 'company_ratings.company_id', 'companies.id')
        .select(['overall', 'review_count'])
        .where('slug', '=', slug)
        .executeTakeFirst()
    : undefined
}

/** For all users who track an application to the employer, with their number. Days are London's. */
export async function findAnswers(db: Db, companySlug: string | null | undefined) {
  const answers = sql.join(ANSWERS.map(slug => sql`${slug}`))
  const day = sql`coalesce(s.date, (s.done_at at time zone 'Europe/London')::date)`
  const { rows } = companySlug
    ? await sql<Answers & { people: number }>`
        select count(distinct user_id)::int as people, count(*)::int as applied, count(answer)::int as answered,
          count(*) filter (where answer >= applied)::int as waits,
          percentile_cont(0.5) within group (order by answer - applied) filter (where answer >= applied) as median
        from (
          select s.user_id, min(${day}) filter (where s.stage = 'applied') as applied,
            min(${day}) filter (where s.stage in (${answers})) as answer
          from app_tracker_stages s
          join jobs on jobs.id = s.job_id
          join companies on companies.id = jobs.company_id
          where companies.slug = ${companySlug} and s.done
          group by s.user_id, s.job_id
        ) applications
        where applied is not null`.execute(db)
    : { rows: [] }
  return rows[0]
}
