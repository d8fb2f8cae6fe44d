import { sql } from 'kysely'
import type { PathFilter } from './path-filter'

export const degreeSubject: PathFilter<'for'> = {
  key: 'for',
  label: 'Degree subject',
  control: 'choices',
  list: 'degree-areas',
  aggregation: 'filteredByRelevantFor',
  column: 'area_set',
  countKind: 'area',
  isShared: false,
  isIndexed: false,
  // A job without subjects is open to all of them.
  jobCondition: ids => sql`(not exists (select from job_degree_areas d where d.job_id = jobs.id)
    or exists (select from job_degree_areas d where d.job_id = jobs.id and d.degree_area_id = any(${ids})))`,
}
