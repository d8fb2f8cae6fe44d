import { sql } from 'kysely'
import type { PathFilter } from './path-filter'

export const employer: PathFilter<'company'> = {
  key: 'company',
  label: 'Employer',
  control: 'choices',
  aggregation: 'filteredByCompany',
  column: 'company_id',
  countKind: 'company',
  isShared: false,
  isIndexed: false,
  jobCondition: ids => sql`jobs.company_id = any(${ids})`,
  companyCondition: ids => sql`companies.id = any(${ids})`,
}
