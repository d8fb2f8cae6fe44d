import { describe, expect, it } from 'vitest'
import { isTreatedAsMinor, restrictForAge, startingPreferences } from '../../host/features/account/profile/age'

const now = new Date('2026-10-05T09:00:00Z')

describe('under 18', () => {
  it.each([
    [2013, false, true],
    [2009, false, true],
    // Until the end of the year in which the birthday is.
    [2008, false, true],
    [2007, false, false],
    [1980, true, false],
    [null, false, false],
    [null, true, true],
    [2010, true, true],
  ])('born %s, at school %s: %s', (birthYear, isAtSchool, expected) => {
    expect(isTreatedAsMinor({ birthYear, isAtSchool }, now)).toBe(expected)
  })

  it('starts without alerts, marketing and profiling', () => {
    expect(startingPreferences(true)).toMatchObject({
      alerts: 'off',
      news: 'off',
      reminders: true,
      recommendations: false,
    })
    expect(startingPreferences(false)).toMatchObject({
      alerts: 'weekly',
      news: 'off',
      reminders: true,
      recommendations: true,
    })
  })

  it('allows alerts that the person asks for, but neither marketing nor profiling', () => {
    const all = { ...startingPreferences(false), alerts: 'daily', news: 'weekly' } as const
    expect(restrictForAge(all, false)).toEqual(all)
    expect(restrictForAge(all, true)).toEqual({ ...all, news: 'off', recommendations: false })
  })
})
