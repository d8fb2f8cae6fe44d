/** Data of the cards. The host creates it from database rows; all texts are ready for display. */

export interface JobCardData {
  id: number
  url: string
  title: string
  company: { name: string; url: string; logo: string | null; rating: number | null; reviewCount: number }
  place: string
  pattern: 'on-site' | 'hybrid' | 'remote' | null
  /** For example "£24,000 a year"; empty if the advert gives none. */
  pay: string
  /** For example "Placement". */
  type: string
  /** For example "Closes Friday 9 October, 23:59". */
  closes: string | null
  /** The same time in ISO format. */
  closesAt: string | null
  tags: JobTag[]
  /** Every advert of the job, if several share the card. */
  locations?: JobLocations | undefined
}

export interface JobLocations {
  /** For example "3 locations". */
  text: string
  items: { id: number; text: string; url: string }[]
  /** The page with the others, if there are more. */
  more: { text: string; url: string } | null
}

export interface JobTag {
  /** `closes-tomorrow` replaces `closing-soon` for the last two days. */
  kind: 'new' | 'closing-soon' | 'closes-tomorrow' | 'opening' | 'promoted' | 'closed'
  text: string
}

export interface ReviewCardData {
  id: number
  url: string
  /** The summary line of the review. */
  title: string
  rating: number
  /** Empty when the author line names it. */
  role: string
  /** The author without a name: "Engineering student, placement, 2025, Leeds". */
  authorLine: string
  company: { name: string; url: string; logo: string | null }
  type: string
  year: number | null
  place: string | null
  extract: string
  /** Null if the student did not answer. */
  recommend: boolean | null
  /** The number of readers who found it helpful. */
  helpful: number
}

export interface CompanyCardData {
  id: number
  url: string
  name: string
  logo: string | null
  industry: string | null
  place: string | null
  /** Null for fewer than three reviews. */
  rating: number | null
  reviewCount: number
  openJobs: number
}

export type HeadingLevel = 2 | 3 | 4

/** `list` is for a single column, `compact` for narrow columns and carousels. */
export type CardVariant = 'list' | 'compact'
