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
