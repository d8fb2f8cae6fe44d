/** With fewer reviews of the same employer, type and year, the town could identify the author. */
const SMALL_COHORT = 5

/** Whether a review may name its town. */
export function canNameTown(cohort: number): boolean {
  return cohort >= SMALL_COHORT
}

export interface Author {
  /** "Engineering", "Business", or null where the subject was not given. */
  subject: string | null
  /** "student", "graduate" or "apprentice". */
  kind: string
  type: string
  year: number
  town: string | null
  region: string | null
  /** Number of reviews of the same employer, type of job and year, this one included. */
  cohort: number
}

/** Returns all that is shown of an author: "Engineering student, placement, 2025, Leeds"; the region for a small cohort. */
export function publicLabel({ subject, kind, type, year, town, region, cohort }: Author): string {
  const author = subject ? `${subject} ${kind}` : kind.charAt(0).toUpperCase() + kind.slice(1)
  const place = canNameTown(cohort) ? (town ?? region) : region
  return [author, type, String(year), place].filter(Boolean).join(', ')
}
