const ADULT = 18

export const SCHOOL_PATHWAY = 'school-or-college'

export interface AgeFacts {
  birthYear: number | null
  isAtSchool: boolean
}

/**
 * Returns whether a user must be treated as under 18. Without a birthday, the whole year of turning 18 counts; school
 * and college students without a year of birth may be younger.
 */
export function isTreatedAsMinor({ birthYear, isAtSchool }: AgeFacts, now: Date): boolean {
  return birthYear === null ? isAtSchool : now.getUTCFullYear() - birthYear <= ADULT
}

export interface ContactPreferences {
  alerts: 'off' | 'daily' | 'weekly'
  news: 'off' | 'weekly' | 'monthly'
  reminders: boolean
  recommendations: boolean
  changes: boolean
  applications: boolean
  drafts: boolean
}

export const startingPreferences = (isMinor: boolean): ContactPreferences => ({
  alerts: isMinor ? 'off' : 'weekly',
  news: 'off',
  reminders: true,
  recommendations: !isMinor,
  changes: true,
  applications: true,
  drafts: true,
})

/** Marketing and profiling are off for minors, even if they were chosen before. */
export const restrictForAge = (preferences: ContactPreferences, isMinor: boolean): ContactPreferences =>
  isMinor ? { ...preferences, news: 'off', recommendations: false } : preferences
