import { sql } from 'kysely'
import type { PathFilter } from './path-filter'

export const role: PathFilter<'role'> = {
  key: 'role',
  label: 'Role',
  control: 'choices',
  list: 'job-roles',
  aggregation: 'filteredByParentJobRole',
  column: 'role_set',
  countKind: 'role',
  isShared: false,
  isIndexed: true,
  jobCondition: ids => sql`exists (select from job_roles r where r.job_id = jobs.id and r.role_id = any(${ids}))`,
}
