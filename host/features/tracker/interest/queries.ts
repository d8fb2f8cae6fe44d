import type { Db, Row } from '../../../db/tables'
import type { Transaction } from '../../../db/transaction'
import { isLiveCompany, isVisibleJob } from '../../../db/visibility'
import { MACHINE_VERSION } from './machine'

export function findJob(db: Db, id: number) {
  return db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.slug', 'jobs.title', 'jobs.status', 'jobs.opens_at', 'jobs.deadline_at'])
    .select(['jobs.closed_at', 'jobs.updated_at'])
    .select(['companies.name as company_name', 'companies.status as company_status'])
    .where('jobs.id', '=', id)
    .executeTakeFirst()
}

export type InterestJob = NonNullable<Awaited<ReturnType<typeof findJob>>>

export interface Registration {
  userId: number
  jobId: number
}

export function findRegistration(db: Db, { userId, jobId }: Registration) {
  return db
    .selectFrom('interest_registrations')
    .select(['state', 'shared_at', 'registered_at'])
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
}

export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** Locks the registration: concurrent calls for it wait. A new one is in the state `none`. */
export function lockRegistration(trx: Transaction, { userId, jobId }: Registration, now: Date) {
  return trx
    .insertInto('interest_registrations')
    .values({ user_id: userId, job_id: jobId, state: 'none', machine_version: MACHINE_VERSION, updated_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'job_id']).doUpdateSet({ updated_at: now }))
    .returning(['state', 'shared_at', 'registered_at'])
    .executeTakeFirstOrThrow()
}

export async function storeRegistration(
  trx: Transaction,
  { userId, jobId }: Registration,
  row: Pick<Row<'interest_registrations'>, 'state' | 'shared_at' | 'registered_at'>,
): Promise<void> {
  await trx
    .updateTable('interest_registrations')
    .set({ ...row, machine_version: MACHINE_VERSION })
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .execute()
}

/** Newest first. */
export const selectRegistrations = (db: Db, userId: number) =>
  db
    .selectFrom('interest_registrations')
    .innerJoin('jobs', 'jobs.id', 'interest_registrations.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['interest_registrations.job_id', 'interest_registrations.state', 'interest_registrations.registered_at'])
    .select(['jobs.slug', 'jobs.title', 'jobs.opens_at', 'companies.name as company_name'])
    .where('interest_registrations.user_id', '=', userId)
    .where('interest_registrations.state', 'in', ['details-needed', 'confirmed', 'notified'])
    .where(isVisibleJob())
    .where(isLiveCompany())
    .orderBy('interest_registrations.updated_at', 'desc')
    .orderBy('interest_registrations.job_id', 'desc')
    .limit(500)

export const listRegistrations = (db: Db, userId: number) => selectRegistrations(db, userId).execute()
