/** In a smaller cohort, the town could identify the author. */
export const SMALL_COHORT = 5

export function canNameTown(cohort: number): boolean {
  return cohort >= SMALL_COHORT
}

export interface Author {
  /** "Engineering", "Business", or null if not given. */
  subject: string | null
  /** "student", "graduate" or "apprentice". */
  kind: string
  /** The university, if the author chose to show it. */
  university?: string | null
  type: string
  year: number
  town: string | null
  region: string | null
  /** Number of reviews that match the author's label, including this one. */
  cohort: number
}

/**
 * Returns all that is shown of an author: "Engineering student, placement, 2025, Leeds". A small cohort shows the
 * region, and no university.
 */
export function publicLabel(author: Author): string {
  const { subject, kind, university, type, year, town, region, cohort } = author
  const isExact = canNameTown(cohort)
  const person = subject ? `${subject} ${kind}` : kind.charAt(0).toUpperCase() + kind.slice(1)
  const place = isExact ? (town ?? region) : region
  const school = isExact && university ? ` at ${university}` : ''
  return [person + school, type, String(year), place].filter(Boolean).join(', ')
}

/** Returns the author's description by the slug of the job type. */
export function authorKind(type: string): 'apprentice' | 'graduate' | 'student' {
  return type.includes('apprenticeship') ? 'apprentice' : type.startsWith('graduate') ? 'graduate' : 'student'
}
