import type { NewRow } from '../../db/tables'
import type { FoundPlace, PlaceResolver } from '../values/places'

/** The employer of a job or a review, as a feed describes it. */
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
  /** Areas of the degrees that the advert asks for. */
  areaSlugs: string[]
  locations: FoundPlace[]
  /** Town and postcode as the feed has them: adverts for two branches differ in nothing else. */
  addresses: string[]
  /** Without a date of its own an advert keeps the day of its first import. */
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
  /** The label does not name the place yet: that depends on how many reviews there are like it. */
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

/** What reading a record needs beside the record. */
export interface ReadContext {
  now: Date
  resolvePlace: PlaceResolver
  /** Moves a date of this source, where dates are to be moved. */
  shift: (source: string, date: Date) => Date
  /** Reports a value that cannot be read; the record is imported without it. */
  remark: (text: string) => void
}
