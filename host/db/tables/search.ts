import type { Generated } from 'kysely'

/** A list of ids shared by rows of the search tables; `kind` says of what. */
export interface SearchSetsTable {
  id: Generated<number>
  kind: 'type' | 'role' | 'area' | 'spot'
  ids: number[]
}

/** The number of rows of a list with a value. */
export interface SearchCountsTable {
  scope: 'jobs' | 'reviews'
  kind: string
  value: number
  opening: boolean
  count: number
}

/** A day's searches without full results, and the next page opened. */
export interface SearchGapsTable {
  day: string
  scope: 'jobs' | 'reviews' | 'companies'
  words: string
  outcome: string
  searches: Generated<number>
}

/** The number of an employer's jobs by type, role or subject; value 0 means jobs for all subjects. */
export interface CompanyOffersTable {
  kind: 'type' | 'role' | 'area'
  value: number
  company_id: number
  jobs: number
}
