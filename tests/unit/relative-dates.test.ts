import { describe, expect, it } from 'vitest'
import { readRelativeDate } from '../../host/lib/read-relative-date'

const NOW = new Date('2026-03-10T15:30:00Z')
const ago = (text: string) => readRelativeDate(text, NOW)?.toISOString().slice(0, 10)

describe('readRelativeDate', () => {
  it.each([
    ['Today', '2026-03-10'],
    ['Just posted', '2026-03-10'],
    ['5 hours ago', '2026-03-10'],
    ['Posted Yesterday', '2026-03-09'],
    ['Posted 5 days ago', '2026-03-05'],
    ['a couple of days ago', '2026-03-08'],
    ['3 weeks ago', '2026-02-17'],
    ['three weeks ago', '2026-02-17'],
    ['a fortnight ago', '2026-02-24'],
    ['a month ago', '2026-02-08'],
    ['2mo ago', '2026-01-09'],
    ['3w ago', '2026-02-17'],
    ['30+ days ago', '2026-02-08'],
    ['2 wks ago', '2026-02-24'],
    ['last week', '2026-03-03'],
    ['over a year ago', '2025-03-10'],
    ['Posted 10 May', '2025-05-10'],
    ['Posted on March 2nd', '2026-03-02'],
  ])('%s', (text, expected) => {
    expect(ago(text)).toBe(expected)
  })

  it.each(['Recently', 'Expires in 2 days', ''])('finds none in "%s"', text => {
    expect(ago(text)).toBeUndefined()
  })
})
