import type { RawBuilder, SqlBool } from 'kysely'

type IdCondition = (ids: number[]) => RawBuilder<SqlBool>

/** A filter in the path, with slugs of records as values: `/type-placement_internship`. Every list has it. */
export interface PathFilter<Key extends string = string> {
  /** Also the name of the form field. */
  key: Key
  label: string
  control: 'choices'
  /** The list of entities with its values; employers and places have their own tables. */
  list?: string
  /** The aggregation with its counts in the answer. */
  aggregation?: string
  /** Column of the search rows with an id, or with the number of a set of ids. */
  column?: string
  /** `kind` of its precomputed counts in `search_counts`. */
  countKind?: string
  /** Whether links to the other two lists keep the values. */
  isShared: boolean
  isIndexed: boolean
  /** Condition on `jobs` joined with `companies`, for queries outside the search tables. */
  jobCondition?: IdCondition
  /** Condition on `companies`; by default one open job of the employer must meet the filter. */
  companyCondition?: IdCondition
}
