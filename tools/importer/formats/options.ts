/** Defaults are detected from the file. */
export interface FeedOptions {
  format?: FileFormat | undefined
  /** Our fields and the file's columns or elements for them. */
  map?: Readonly<Record<string, string>> | undefined
  employer?: string | undefined
  source?: string | undefined
}

export const FILE_FORMATS = ['json', 'csv', 'xml', 'html'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const MAPPED_FIELDS = [
  ...['id', 'title', 'company', 'description', 'location', 'postcode', 'country', 'salary', 'salaryMin'],
  ...['salaryMax', 'currency', 'type', 'hours'],
  ...['posted', 'closes', 'starts', 'url', 'remote'],
] as const
export type MappedField = (typeof MAPPED_FIELDS)[number]
