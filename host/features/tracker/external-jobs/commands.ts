import type { contracts } from '@firstrung/api/contracts'
import type * as v from 'valibot'
import type { Db, Row, RowChange } from '../../../db/tables'
import { inTransaction, lockUser, type Transaction } from '../../../db/transaction'
import { conflict, found, invalid } from '../../../lib/errors'
import type { Services } from '../../../services'
import { saveLocked } from '../saved-items'
import {
  countExternalJobs,
  deleteExternalJob,
  deleteStages,
  findEmployerName,
  findExternalJob,
  insertExternalJob,
  updateExternalJob,
} from './queries'

const LIMIT = 200
const NO_EMPLOYER = 'Choose or enter the employer'

type ExternalJobRow = Row<'external_jobs'>
type NewJob = v.InferOutput<(typeof contracts)['POST /ajax/user/external-jobs']['body']>
type JobChange = v.InferOutput<(typeof contracts)['PUT /ajax/user/external-jobs/:id']['body']>

/** Throws 422 for an unknown employer, 409 at the limits. */
export async function addExternalJob({ db, clock }: Services, userId: number, job: NewJob): Promise<ExternalJobRow> {
  const now = clock.now()
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    return addExternalJobLocked(trx, { userId, job, now })
  })
}

/** The transaction must hold the lock of `lockUser`. */
export async function addExternalJobLocked(
  trx: Transaction,
  { userId, job, now }: { userId: number; job: NewJob; now: Date },
): Promise<ExternalJobRow> {
  if ((await countExternalJobs(trx, userId)) >= LIMIT) {
    throw conflict(`You have ${LIMIT} jobs from other sites. Delete one to add another`)
  }
  const row = await insertExternalJob(trx, {
    ...columnsOf(job),
    ...(await employerOf(trx, job)),
    job_title: job.jobTitle,
    user_id: userId,
    created_at: now,
    updated_at: now,
  })
  await saveLocked(trx, { userId, type: 'external-jobs', id: row.id, now })
  return row
}

/** Throws 404 if the job is not the user's, 422 if it would have no employer. */
export async function changeExternalJob(
  { db, clock }: Services,
  userId: number,
  { id, ...job }: JobChange & { id: number },
): Promise<ExternalJobRow> {
  return inTransaction(db, async trx => {
    await lockUser(trx, userId)
    const { company_name } = found(await findExternalJob(trx, userId, id))
    const isOtherName = job.companyName !== undefined && job.companyName !== company_name
    const hasEmployer = job.companyId !== undefined || isOtherName
    const change = { ...columnsOf(job), ...(hasEmployer ? await employerOf(trx, job) : {}), updated_at: clock.now() }
    return found(await updateExternalJob(trx, userId, { id, ...change }))
  })
}

/** Also deletes the saved item and the stages. Throws 404 if the job is not the user's. */
export async function removeExternalJob({ db }: Services, userId: number, id: number): Promise<ExternalJobRow> {
  return inTransaction(db, async trx => {
    const job = found(await deleteExternalJob(trx, userId, id))
    await deleteStages(trx, userId, id)
    return job
  })
}

/** An employer of this site has an id, any other only a name. */
async function employerOf(
  db: Db,
  { companyId, companyName }: Pick<JobChange, 'companyId' | 'companyName'>,
): Promise<{ company_id: number | null; company_name: string }> {
  const known = companyId ? await findEmployerName(db, companyId) : undefined
  if (companyId && known === undefined) {
    throw invalid({ companyId: ['Choose an employer from the list, or enter its name'] })
  }
  const name = known ?? companyName
  if (!name) {
    throw invalid({ companyName: [NO_EMPLOYER] })
  }
  return { company_id: companyId ?? null, company_name: name }
}

function columnsOf({ jobTitle, url, location, salaryText, deadline }: JobChange): RowChange<'external_jobs'> {
  const columns = { job_title: jobTitle, url, location, salary_text: salaryText, deadline }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
