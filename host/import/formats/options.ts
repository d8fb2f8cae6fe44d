/** How the records of a file are to be read; everything has a default that the file itself tells. */
export interface FeedOptions {
  format?: FileFormat | undefined
  /** Our fields and the columns or elements of the file that hold them. */
  map?: Readonly<Record<string, string>> | undefined
  /** The employer of all records that name none. */
  employer?: string | undefined
  /** The name of the feed. */
  source?: string | undefined
}

export const FILE_FORMATS = ['json', 'csv', 'xml', 'html'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** The fields that a mapping can fill. */
export const MAPPED_FIELDS = [
  ...['id', 'title', 'company', 'description', 'location', 'postcode', 'country', 'salary', 'type', 'hours'],
  ...['posted', 'closes', 'starts', 'url', 'remote'],
] as const
export type MappedField = (typeof MAPPED_FIELDS)[number]
