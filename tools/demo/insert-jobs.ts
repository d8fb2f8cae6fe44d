import { insertRows } from '../../host/db/insert-rows'
import type { Transaction } from '../../host/db/transaction'
import { type DemoJob, draftJob } from './jobs'
import { type CopyPlan, readCompanyIds } from './plan'
import type { Slice } from './slices'

export async function insertJobs(trx: Transaction, plan: CopyPlan, { from, to }: Slice): Promise<void> {
  const ids = await readCompanyIds(trx, plan)
  const jobs = Array.from({ length: to - from }, (_, index) => draftJob(plan, from + index))
  const rows = jobs.map(({ row, company }) => ({ ...row, company_id: ids.get(company.slug) ?? 0 }))
  const stored = await insertRows(trx, { into: 'jobs', rows, returning: ['id', 'source_id'] })
  const jobIds = new Map(stored.map(row => [row.source_id as string, row.id as number]))
  const idOf = (job: DemoJob) => jobIds.get(job.row.source_id ?? '') ?? 0
  await insertRows(trx, { into: 'job_roles', rows: jobs.map(job => ({ job_id: idOf(job), role_id: job.roleId })) })
  const areas = jobs.flatMap(job => job.areaIds.map(degree_area_id => ({ job_id: idOf(job), degree_area_id })))
  await insertRows(trx, { into: 'job_degree_areas', rows: areas })
  const places = jobs
    .filter(job => job.row.pattern !== 'remote')
    .flatMap(job =>
      job.towns.map(({ id, name, lat, lng }, position) => ({
        job_id: idOf(job),
        position,
        name,
        outcode: null,
        place_id: id,
        lat,
        lng,
      })),
    )
  await insertRows(trx, { into: 'job_locations', rows: places })
}
