import type { NewRow } from '../../../host/db/tables'
import type { FoundPlace, PlaceResolver } from '../values/places'

export interface EmployerText {
  name: string
  industry: string | null
  website: string | null
}

export interface JobRecord {
  kind: 'jobs' | 'listings'
  source: string
  sourceId: string
  employer: EmployerText
  typeSlug: string | null
  roleSlugs: string[]
  /** Degree areas that the advert asks for. */
  areaSlugs: string[]
  locations: FoundPlace[]
  /** Town and postcode from the feed: adverts for two branches may differ in nothing else. */
  addresses: string[]
  /** An advert without a date is dated to its first import. */
  undated: boolean
  row: JobColumns
}

export type JobColumns = Omit<
  NewRow<'jobs'>,
  'id' | 'company_id' | 'type_id' | 'source' | 'source_id' | 'updated_at' | 'last_checked_at' | 'undated'
>

export interface ReviewRecord {
  kind: 'reviews'
  source: string
  sourceId: string
  employer: EmployerText
  typeSlug: string | null
  roleSlug: string | null
  undated: boolean
  /** The year of the review; 0 without a date. */
  year: number
  /** The label does not contain the place yet: that depends on the number of similar reviews. */
  row: ReviewColumns
}

export type ReviewColumns = Omit<
  NewRow<'reviews'>,
  'id' | 'company_id' | 'type_id' | 'role_id' | 'source' | 'source_id' | 'updated_at' | 'answers'
>

export interface CompanyRecord {
  kind: 'companies'
  source: string
  sourceId: string
  name: string
  otherNames: string[]
  industrySlug: string | null
  row: Pick<NewRow<'companies'>, 'size_band' | 'founded' | 'head_office' | 'website'>
}

export type ImportRecord = JobRecord | ReviewRecord | CompanyRecord

export interface ReadContext {
  now: Date
  resolvePlace: PlaceResolver
  /** Shifts a date of this source if dates are to be shifted. */
  shift: (source: string, date: Date) => Date
  /** Reports an unreadable value; the record is imported without it. */
  remark: (text: string) => void
}
