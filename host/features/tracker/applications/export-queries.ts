import { sql } from 'kysely'
import type { Db } from '../../../db/tables'
import { isPublicJob } from '../../../db/visibility'
import { formatPay } from '../../public/jobs'

export interface JobFacts {
  place: string
  salary: string
}

/** The maximum length of a place in an import. */
const MAX_PLACE_LENGTH = 150

/** By `type-id`; for a job that was taken down, from the user's copy. */
export async function listJobFacts(db: Db, userId: number): Promise<Map<string, JobFacts>> {
  const [own, copies, external] = await Promise.all([
    listOwnJobs(db, userId),
    db.selectFrom('job_copies').selectAll().where('user_id', '=', userId).execute(),
    db.selectFrom('external_jobs').select(['id', 'location', 'salary_text']).where('user_id', '=', userId).execute(),
  ])
  return new Map<string, JobFacts>([
    ...copies.map(copy => [`jobs-${copy.job_id}`, { place: formatPlace(copy), salary: formatSalary(copy) }] as const),
    ...own.map(job => [`jobs-${job.id}`, { place: formatPlace(job), salary: formatSalary(job) }] as const),
    ...external.map(
      job => [`external-jobs-${job.id}`, { place: job.location ?? '', salary: job.salary_text ?? '' }] as const,
    ),
  ])
}

const PAY_COLUMNS = [
  'jobs.salary_min_pence',
  'jobs.salary_max_pence',
  'jobs.salary_unit',
  'jobs.salary_currency',
  'jobs.salary_text',
] as const

const listOwnJobs = (db: Db, userId: number) =>
  db
    .selectFrom('saved_items')
    .innerJoin('jobs', 'jobs.id', 'saved_items.job_id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.id', 'jobs.nationwide', 'jobs.pattern', ...PAY_COLUMNS])
    .select(eb =>
      eb
        .selectFrom('job_locations')
        .select(sql<string[] | null>`array_agg(job_locations.name order by job_locations.position)`.as('names'))
        .whereRef('job_locations.job_id', '=', 'jobs.id')
        .as('locations'),
    )
    .where('saved_items.user_id', '=', userId)
    .where(isPublicJob())
    .execute()

function formatPlace(job: { locations: string[] | null; nationwide: boolean; pattern: string | null }): string {
  const names = job.locations ?? []
  const all = names.join('; ')
  if (job.nationwide || all === '') {
    return job.nationwide ? 'Anywhere in the UK' : job.pattern === 'remote' ? 'Remote' : ''
  }
  return all.length > MAX_PLACE_LENGTH ? `${names[0]?.slice(0, 120)} and ${names.length - 1} more` : all
}

const formatSalary = (job: Parameters<typeof formatPay>[0]): string => formatPay(job).slice(0, 100).trim()
