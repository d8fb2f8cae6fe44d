import type { Generated } from 'kysely'

/** A list of ids that rows of the searches share; which ids, its kind says. */
export interface SearchSetsTable {
  id: Generated<number>
  kind: 'type' | 'role' | 'area' | 'spot'
  ids: number[]
}

/** How many rows of a list have a value. */
export interface SearchCountsTable {
  scope: 'jobs' | 'reviews'
  kind: string
  value: number
  opening: boolean
  count: number
}

/** Searches of a day without full results, and what was opened next. */
export interface SearchGapsTable {
  day: string
  scope: 'jobs' | 'reviews' | 'companies'
  words: string
  outcome: string
  searches: Generated<number>
}

/** How many jobs of a type, role or subject an employer has; value 0 is a job for all subjects. */
export interface CompanyOffersTable {
  kind: 'type' | 'role' | 'area'
  value: number
  company_id: number
  jobs: number
}
