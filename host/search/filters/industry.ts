import { sql } from 'kysely'
import type { PathFilter } from './path-filter'

export const industry: PathFilter<'industry'> = {
  key: 'industry',
  label: 'Industry',
  control: 'choices',
  list: 'company-industries',
  aggregation: 'filteredByCompanyIndustry',
  column: 'industry_id',
  countKind: 'industry',
  isShared: true,
  isIndexed: true,
  jobCondition: ids => sql`companies.industry_id = any(${ids})`,
  companyCondition: ids => sql`companies.industry_id = any(${ids})`,
}
