import { sql } from 'kysely'
import type { Db, InterestState } from '../../../db/tables'
import { inTransaction, type Transaction } from '../../../db/transaction'
import { isListedJob, isVisibleJob } from '../../../db/visibility'
import { inSlices } from '../../../lib/slices'
import { MAX_SAVED } from '../saved-items'
import { nextState } from './machine'

interface Due {
  user_id: number
  job_id: number
  state: InterestState
}

/** An opened job is saved only once for each registered user, because the registration then changes state. */
export async function followJobs(db: Db, now: Date): Promise<void> {
  for (const moveSome of [moveOpened, moveClosed]) {
    await inSlices(size => inTransaction(db, trx => moveSome(trx, { now, limit: size })))
  }
}

interface Slice {
  now: Date
  limit: number
}

async function moveOpened(trx: Transaction, { now, limit }: Slice): Promise<number> {
  const due = await registrations(trx, limit)
    .where('interest_registrations.state', 'in', ['details-needed', 'confirmed'])
    .where(isListedJob(now))
    .execute()
  await move(trx, { due, event: 'open', now })
  await saveFor(
    trx,
    due.filter(({ state }) => state === 'confirmed'),
    now,
  )
  return due.length
}

async function moveClosed(trx: Transaction, { now, limit }: Slice): Promise<number> {
  const due = await registrations(trx, limit)
    .where('interest_registrations.state', 'in', ['details-needed', 'confirmed', 'notified'])
    .where(sql<boolean>`(not ${isVisibleJob()} or jobs.status = 'closed' or jobs.deadline_at <= ${now})`)
    .execute()
  await move(trx, { due, event: 'close', now })
  return due.length
}

/** Another worker skips the rows that this one has locked. */
function registrations(trx: Transaction, limit: number) {
  return trx
    .selectFrom('interest_registrations')
    .innerJoin('jobs', 'jobs.id', 'interest_registrations.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['interest_registrations.user_id', 'interest_registrations.job_id', 'interest_registrations.state'])
    .orderBy('interest_registrations.user_id')
    .orderBy('interest_registrations.job_id')
    .limit(limit)
    .forUpdate('interest_registrations')
    .skipLocked()
}

async function move(
  trx: Transaction,
  { due, event, now }: { due: readonly Due[]; event: 'open' | 'close'; now: Date },
): Promise<void> {
  for (const state of new Set(due.map(row => row.state))) {
    const pairs = due.filter(row => row.state === state).map(row => sql`(${row.user_id}::int, ${row.job_id}::int)`)
    await trx
      .updateTable('interest_registrations')
      .set({ state: nextState(state, { type: event }), updated_at: now })
      .where(sql<boolean>`(user_id, job_id) in (${sql.join(pairs)})`)
      .execute()
  }
}

/** Users at the limit of saved items are skipped. */
async function saveFor(trx: Transaction, due: readonly Due[], now: Date): Promise<void> {
  if (due.length > 0) {
    const pairs = due.map(row => sql`(${row.user_id}::int, ${row.job_id}::int)`)
    await sql`
      insert into saved_items (user_id, type, item_id, reminders, created_at, updated_at)
      select due.user_id, 'jobs', due.job_id, true, ${now}, ${now} from (values ${sql.join(pairs)}) as due (user_id, job_id)
      where (select count(*) from saved_items where saved_items.user_id = due.user_id) < ${MAX_SAVED}
      on conflict do nothing`.execute(trx)
  }
}
