import { upperFirst } from '../../../lib/upper-first'
import { degrees } from '../../../reference'

/** In a smaller cohort the town could identify the author. */
export const SMALL_COHORT = 5

export function canNameTown(cohort: number): boolean {
  return cohort >= SMALL_COHORT
}

interface Author {
  /** "Engineering", "Business", or null if not given. */
  subject: string | null
  kind: string
  /** Null unless the author chose to show it. */
  university?: string | null
  type: string
  year: number
  town: string | null
  region: string | null
  /** Reviews with the same label, including this one. */
  cohort: number
}

/**
 * Returns all that readers learn about an author: "Engineering student, placement, 2025, Leeds". A small cohort shows
 * the region instead of the town, and no university.
 */
export function publicLabel(author: Author): string {
  const { subject, kind, university, type, year, town, region, cohort } = author
  const isExact = canNameTown(cohort)
  const person = subject ? `${subject} ${kind}` : upperFirst(kind)
  const place = isExact ? (town ?? region) : region
  const school = isExact && university ? ` at ${university}` : ''
  return [person + school, type, String(year), place].filter(Boolean).join(', ')
}

/** `type` is the slug of a job type. */
export function authorKind(type: string): 'apprentice' | 'graduate' | 'student' {
  return type.includes('apprenticeship') ? 'apprentice' : type.startsWith('graduate') ? 'graduate' : 'student'
}

/** Returns the adjective before "student". */
export const subjectOf = (degreeArea: string | null): string | null =>
  degrees.find(({ slug }) => slug === degreeArea)?.student ?? null
