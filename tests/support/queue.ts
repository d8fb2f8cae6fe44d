import type { TestHost } from './host'

export interface JobRow {
  id: string
  name: string
  state: string
  data: { job: string; ids: Record<string, unknown> }
}

/** In order of creation. */
export async function jobRows({ services }: TestHost): Promise<JobRow[]> {
  const { rows } = await services.database.pool.query<JobRow>(
    'select id, name, state, data from pgboss.job order by created_on, id',
  )
  return rows
}

/** Moves the start of waiting jobs to the past: a job is due after its time, not at it. */
export async function skipWaiting({ services }: TestHost): Promise<void> {
  await services.database.pool.query(
    `update pgboss.job set start_after = now() - interval '1 second' where state < 'active'`,
  )
}

/** Moves the start of active jobs to the past, so a killed worker can no longer report about them. */
export async function skipExpiry({ services }: TestHost): Promise<void> {
  await services.database.pool.query(
    `update pgboss.job set started_on = now() - interval '1 day' where state = 'active'`,
  )
}
