/** What the cards show. The host fills these shapes from its rows; every sentence in them is ready to be read. */

export interface JobCardData {
  id: number
  url: string
  title: string
  company: { name: string; url: string; logo: string | null; rating: number | null; reviewCount: number }
  place: string
  pattern: 'on-site' | 'hybrid' | 'remote' | null
  /** A sentence, as people say it: "£24,000 a year". Empty when the advert does not say. */
  pay: string
  /** The kind of job: "Placement". */
  type: string
  /** A ready sentence: "Closes Friday 9 October, 23:59". */
  closes: string | null
  /** The same moment as an ISO instant. */
  closesAt: string | null
  tags: JobTag[]
}

export interface JobTag {
  /** `closes-tomorrow` is the strong form of `closing-soon`: two days or less. */
  kind: 'new' | 'closing-soon' | 'closes-tomorrow' | 'opening' | 'promoted' | 'closed'
  text: string
}

export interface ReviewCardData {
  id: number
  url: string
  /** The summary line of the review. */
  title: string
  rating: number
  role: string
  /** Who wrote it, without a name: "Engineering student, placement, 2025, Leeds". */
  authorLine: string
  company: { name: string; url: string; logo: string | null }
  type: string
  year: number | null
  place: string | null
  extract: string
  /** Null when the student did not say. */
  recommend: boolean | null
  /** How many readers found it helpful. */
  helpful: number
}

export interface CompanyCardData {
  id: number
  url: string
  name: string
  logo: string | null
  industry: string | null
  place: string | null
  /** Null below three reviews. */
  rating: number | null
  reviewCount: number
  openJobs: number
}

export type HeadingLevel = 2 | 3 | 4

/** How a card stands: `list` in a column, `compact` in narrow columns and carousels. */
export type CardVariant = 'list' | 'compact'
