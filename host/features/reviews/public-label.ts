/** Below this many reviews of the same employer, type and year, a town could give the author away. */
const SMALL_COHORT = 5

/** Whether a review may name its town: enough people have written about the same work. */
export function mayNameTown(cohort: number): boolean {
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
  /** Reviews of the same employer, type of job and year, this one included. */
  cohort: number
}

/** All that is ever said of an author: "Engineering student, placement, 2025, Leeds"; wider words where few worked there. */
export function publicLabel({ subject, kind, type, year, town, region, cohort }: Author): string {
  const who = subject ? `${subject} ${kind}` : kind.charAt(0).toUpperCase() + kind.slice(1)
  const place = mayNameTown(cohort) ? (town ?? region) : region
  return [who, type, String(year), place].filter(Boolean).join(', ')
}
