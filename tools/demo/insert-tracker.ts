import { insertRows } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'
import { changeStages, storeStages, type TrackedItem } from '../../host/features/tracker/tracker'
import { createRandom } from '../../host/lib/random'
import { SOURCE } from './companies'
import { type TrackedJob, trackedJobs } from './texts'
import { daysFrom, londonTime } from './time'

interface Plan {
  userId: number
  now: Date
}

/** The number of other viewed jobs. */
const VIEWED = 8

export async function insertTracker(trx: Transaction, plan: Plan): Promise<void> {
  const open = await listOpenJobs(trx, plan.now)
  const count = trackedJobs.filter(({ external }) => !external).length
  const chosen = createRandom('tracker').some(open, count + VIEWED)
  // Data of an earlier seed was deleted with its jobs; only external jobs would be duplicated.
  await trx.deleteFrom('external_jobs').where('user_id', '=', plan.userId).execute()
  for (const [index, job] of trackedJobs.entries()) {
    const id = job.external ? await insertExternal(trx, plan, job.external) : chosen[index]?.id
    if (id !== undefined) {
      await insertTracked(trx, plan, { job, item: { type: job.external ? 'external-jobs' : 'jobs', id } })
    }
  }
  await insertRows(trx, {
    into: 'recently_viewed_jobs',
    rows: chosen.slice(count).map((job, index) => ({
      user_id: plan.userId,
      job_id: job.id,
      viewed_at: daysFrom(plan.now, -(index + 1) / 2),
    })),
  })
}

function listOpenJobs(trx: Transaction, now: Date) {
  return trx
    .selectFrom('jobs')
    .select(['id'])
    .where('source', '=', SOURCE)
    .where('status', '=', 'open')
    .where('deadline_at', '>', daysFrom(now, 2))
    .where(eb => eb.or([eb('opens_at', 'is', null), eb('opens_at', '<=', now)]))
    .orderBy('deadline_at')
    .orderBy('id')
    .limit(120)
    .execute()
}

async function insertExternal(
  trx: Transaction,
  { userId, now }: Plan,
  { title, company, closesIn }: NonNullable<TrackedJob['external']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('external_jobs')
    .values({
      user_id: userId,
      company_name: company,
      job_title: title,
      deadline: dayOf(now, closesIn),
      created_at: daysFrom(now, -9),
      updated_at: daysFrom(now, -9),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertTracked(
  trx: Transaction,
  { userId, now }: Plan,
  { job, item }: { job: TrackedJob; item: TrackedItem },
): Promise<void> {
  const savedAt = daysFrom(now, -job.savedDaysAgo)
  await trx
    .insertInto('saved_items')
    .values({
      user_id: userId,
      type: item.type,
      item_id: item.id,
      external_job_id: item.type === 'external-jobs' ? item.id : null,
      reminders: true,
      created_at: savedAt,
      updated_at: savedAt,
    })
    .execute()
  await insertStages(trx, { userId, now }, { job, item })
  await insertPlans(trx, { userId, now }, { job, item })
  await insertRows(trx, {
    into: 'job_notes',
    rows: job.notes.map((text, index) => ({
      user_id: userId,
      type: item.type,
      item_id: item.id,
      text,
      sort_order: index,
      created_at: daysFrom(savedAt, 1),
      updated_at: daysFrom(savedAt, 1),
    })),
  })
}

async function insertPlans(
  trx: Transaction,
  { userId, now }: Plan,
  { job, item }: { job: TrackedJob; item: TrackedItem },
): Promise<void> {
  const at = daysFrom(now, -job.savedDaysAgo)
  const shared = { user_id: userId, type: item.type, item_id: item.id, created_at: at, updated_at: at }
  for (const { inDays, ...row } of job.appointments) {
    await trx
      .insertInto('appointments')
      .values({ ...row, ...shared, time_zone: 'Europe/London', day: dayOf(now, inDays) })
      .execute()
  }
  for (const { inDays, ...row } of job.nextActions) {
    await trx
      .insertInto('next_actions')
      .values({ ...row, ...shared, day: dayOf(now, inDays) })
      .execute()
  }
  for (const row of job.contacts) {
    await trx
      .insertInto('contacts')
      .values({ ...row, ...shared })
      .execute()
  }
}

/** Past stages are recorded on their own day, future ones today. */
async function insertStages(
  trx: Transaction,
  { userId, now }: Plan,
  { job, item }: { job: TrackedJob; item: TrackedItem },
): Promise<void> {
  let stages = changeStages([], [], daysFrom(now, -job.savedDaysAgo))
  for (const [slug, day] of Object.entries(job.stages) as [keyof typeof job.stages, number][]) {
    const change = { slug, done: day <= 0, date: dayOf(now, day) }
    stages = changeStages(stages, [change], daysFrom(now, Math.min(day, 0)))
  }
  await storeStages(trx, { userId, item, stages, now })
}

const dayOf = (now: Date, days: number): string => londonTime(now, days, [12, 0]).toISOString().slice(0, 10)
