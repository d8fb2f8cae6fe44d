const ADULT = 18

export interface AgeFacts {
  birthYear: number | null
  /** Whether the pathway is that of a school or college student. */
  isAtSchool: boolean
}

/**
 * Whether a person has to be treated as under 18. With a year of birth alone the birthday is unknown, so the whole year in
 * which a person turns 18 counts; school and college students who gave no year may be younger.
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

/** What the form starts with before a person has chosen. */
export const startingPreferences = (isMinor: boolean): ContactPreferences => ({
  alerts: isMinor ? 'off' : 'weekly',
  news: 'off',
  reminders: true,
  recommendations: !isMinor,
  changes: true,
  applications: true,
  drafts: true,
})

/** Marketing and profiling are off for minors, whatever was chosen before. */
export const restrictForAge = (preferences: ContactPreferences, isMinor: boolean): ContactPreferences =>
  isMinor ? { ...preferences, news: 'off', recommendations: false } : preferences
