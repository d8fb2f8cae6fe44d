import type { RawBuilder, SqlBool } from 'kysely'

/** Makes the condition that a row meets when it has one of the ids. */
type IdCondition = (ids: number[]) => RawBuilder<SqlBool>

/** A filter in the path whose values are records with slugs: `/type-placement_internship`. Every list has it. */
export interface PathFilter<Key extends string = string> {
  /** Name of the segment, and of the field in the form. */
  key: Key
  label: string
  control: 'choices'
  /** The list of entities that its values are from; employers and places have tables of their own. */
  list?: string
  /** The aggregation of the answer that counts its values. */
  aggregation?: string
  /** Column of the search rows with an id, or with the number of a set of ids. */
  column?: string
  /** `kind` of its precomputed counts in `search_counts`. */
  countKind?: string
  /** Whether the same values apply to the other two lists. */
  isShared: boolean
  /** Whether search engines may index lists that have it. */
  isIndexed: boolean
  /** Condition on `jobs` joined with `companies`, for queries outside the search tables. */
  jobCondition?: IdCondition
  /** Condition on `companies`; without it an employer meets the filter by one open job. */
  companyCondition?: IdCondition
}
