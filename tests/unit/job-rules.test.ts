import { describe, expect, it } from 'vitest'
import { readApply } from '../../host/features/public/jobs/apply'
import { formatPay } from '../../host/features/public/jobs/pay'
import { closedAt, closesSoon, daysLeft, jobState } from '../../host/features/public/jobs/state'
import { deadlineTag } from '../../host/features/public/jobs/view'
import { localPath } from '../../host/http/reply'
import { date, dateTime, deadline } from '../../host/lib/formats'

const now = new Date('2026-10-05T09:00:00Z')
const job = { status: 'open' as const, opens_at: null, deadline_at: null, closed_at: null, updated_at: now }
const at = (text: string) => new Date(text)

describe('jobState', () => {
  it.each([
    ['open', { ...job }],
    ['open', { ...job, deadline_at: at('2026-10-05T09:00:01Z') }],
    ['closed', { ...job, deadline_at: at('2026-10-05T09:00:00Z') }],
    ['closed', { ...job, deadline_at: at('2026-09-05T09:00:00Z') }],
    ['gone', { ...job, deadline_at: at('2026-09-05T08:59:59Z') }],
    ['opening-soon', { ...job, status: 'interest' as const }],
    ['opening-soon', { ...job, opens_at: at('2026-10-05T09:00:01Z') }],
    ['open', { ...job, status: 'interest' as const, opens_at: at('2026-10-05T09:00:00Z') }],
    ['closed', { ...job, status: 'closed' as const, closed_at: at('2026-10-01T00:00:00Z') }],
    ['removed', { ...job, status: 'removed' as const }],
    ['removed', { ...job, status: 'draft' as const }],
  ])('%s', (state, row) => {
    expect(jobState(row, now)).toBe(state)
  })

  it('uses the time of an early closing, not the deadline', () => {
    const early = {
      ...job,
      status: 'closed' as const,
      closed_at: at('2026-10-01T00:00:00Z'),
      deadline_at: at('2026-12-01T00:00:00Z'),
    }
    expect(closedAt(early, now)).toEqual(at('2026-10-01T00:00:00Z'))
  })
})

describe('a deadline', () => {
  it('is soon from seven days before until it has passed', () => {
    expect(closesSoon(at('2026-10-12T22:59:59Z'), now)).toBe(true)
    expect(closesSoon(at('2026-10-12T23:00:00Z'), now)).toBe(false)
    expect(closesSoon(at('2026-10-05T09:00:01Z'), now)).toBe(true)
    expect(closesSoon(now, now)).toBe(false)
  })

  it.each([
    ['2026-10-13T09:00:00Z', null],
    ['2026-10-12T22:59:00Z', { text: 'Closes in 7 days', strong: false }],
    ['2026-10-08T09:00:00Z', { text: 'Closes in 3 days', strong: false }],
    ['2026-10-07T22:59:00Z', { text: 'Closes in 2 days', strong: true }],
    ['2026-10-05T23:00:00Z', { text: 'Closes tomorrow', strong: true }],
    ['2026-10-05T22:59:00Z', { text: 'Closes today', strong: true }],
  ])('of %s has the tag %s, strong within two days', (time, tag) => {
    expect(deadlineTag(at(time), now)).toEqual(tag)
  })

  it('is counted in London days, also when winter time starts', () => {
    expect(daysLeft(at('2026-10-05T22:59:00Z'), now)).toBe(0)
    expect(daysLeft(at('2026-10-05T23:01:00Z'), now)).toBe(1)
    expect(daysLeft(at('2026-10-26T00:30:00Z'), at('2026-10-24T22:30:00Z'))).toBe(2)
  })

  it('is shown in UK time when the clocks go forward, on 29 March 2026', () => {
    // The evening before is still winter time; the evening of the day itself is summer time.
    expect(dateTime(at('2026-03-28T23:59:00Z'))).toBe('28 March 2026, 23:59')
    expect(dateTime(at('2026-03-29T22:59:00Z'))).toBe('29 March 2026, 23:59')
    expect(deadline(at('2026-03-29T00:59:00Z'), now)).toBe('Sunday 29 March, 00:59')
    expect(deadline(at('2026-03-29T01:00:00Z'), now)).toBe('Sunday 29 March, 02:00')
    expect(daysLeft(at('2026-03-29T22:59:00Z'), at('2026-03-28T23:59:00Z'))).toBe(1)
    expect(daysLeft(at('2026-03-29T23:00:00Z'), at('2026-03-28T23:59:00Z'))).toBe(2)
    const row = { ...job, deadline_at: at('2026-03-29T22:59:00Z') }
    expect(jobState(row, at('2026-03-29T22:58:59Z'))).toBe('open')
    expect(jobState(row, at('2026-03-29T22:59:00Z'))).toBe('closed')
  })

  it('has its year unless that is the present one in London', () => {
    expect(deadline(at('2026-12-31T23:59:00Z'), now)).toBe('Thursday 31 December, 23:59')
    expect(deadline(at('2027-01-08T23:59:00Z'), now)).toBe('Friday 8 January 2027, 23:59')
    expect(deadline(at('2027-01-08T23:59:00Z'), at('2027-01-01T00:00:00Z'))).toBe('Friday 8 January, 23:59')
  })

  it('is shown in UK time when the clocks go back, on 25 October 2026', () => {
    expect(dateTime(at('2026-10-24T22:59:00Z'))).toBe('24 October 2026, 23:59')
    expect(dateTime(at('2026-10-25T23:59:00Z'))).toBe('25 October 2026, 23:59')
    // The day has 25 hours, and 01:30 twice.
    expect(deadline(at('2026-10-25T00:30:00Z'), now)).toBe('Sunday 25 October, 01:30')
    expect(deadline(at('2026-10-25T01:30:00Z'), now)).toBe('Sunday 25 October, 01:30')
    expect(daysLeft(at('2026-10-25T23:59:00Z'), at('2026-10-24T23:00:00Z'))).toBe(0)
    expect(daysLeft(at('2026-10-26T00:00:00Z'), at('2026-10-24T23:00:00Z'))).toBe(1)
    // Seven days with the long one in them: a tag by the calendar, not by the hours.
    expect(closesSoon(at('2026-10-28T23:59:00Z'), at('2026-10-20T23:00:00Z'))).toBe(true)
    expect(closesSoon(at('2026-10-29T00:00:00Z'), at('2026-10-20T23:00:00Z'))).toBe(false)
    expect(date(at('2026-10-25T23:59:59Z'))).toBe('25 October 2026')
  })
})

describe('formatPay', () => {
  const pay = {
    salary_min_pence: null,
    salary_max_pence: null,
    salary_unit: null,
    salary_currency: 'GBP',
    salary_text: null,
  }

  it.each([
    ['', pay],
    ['Competitive, plus lunch', { ...pay, salary_text: 'Competitive, plus lunch' }],
    [
      '£24,000 a year',
      { ...pay, salary_min_pence: 2_400_000, salary_max_pence: 2_400_000, salary_unit: 'year' as const },
    ],
    [
      '£11.44 to £12.50 an hour',
      { ...pay, salary_min_pence: 1144, salary_max_pence: 1250, salary_unit: 'hour' as const },
    ],
    ['Up to £30,000 a year', { ...pay, salary_max_pence: 3_000_000, salary_unit: 'year' as const }],
    ['From £90 a day', { ...pay, salary_min_pence: 9000, salary_unit: 'day' as const }],
    [
      '$53,000 to $91,000 a year',
      {
        ...pay,
        salary_min_pence: 5_300_000,
        salary_max_pence: 9_100_000,
        salary_unit: 'year' as const,
        salary_currency: 'USD',
      },
    ],
  ])('%s', (words, row) => {
    expect(formatPay(row)).toBe(words)
  })
})

describe('readApply', () => {
  it('turns lists into steps and the rest into paragraphs, and keeps the address of a link', () => {
    const html =
      '<ol><li>Choose a team &amp; a town.</li><li>Send a <strong>CV</strong>.</li></ol>' +
      '<p>The form is <a href="https://a.test/form">here</a>.</p>Write to <a href="mailto:x@a.test">x@a.test</a><br><br>Soon'
    expect(readApply(html, [])).toEqual({
      steps: ['Choose a team & a town.', 'Send a CV.'],
      text: ['The form is here (https://a.test/form).', 'Write to x@a.test', 'Soon'],
      documents: ['CV'],
    })
  })

  it('finds required documents, also in stages, and no others', () => {
    const text = 'Send a resume and a letter of interest. We do not ask for a cover letter; no references.'
    expect(readApply(text, ['Portfolio', 'Offer']).documents).toEqual(['CV', 'Covering letter', 'Portfolio'])
    expect(readApply('We do not ask for a cover letter, and never for a CV.', []).documents).toEqual([])
    expect(readApply('', []).documents).toEqual([])
  })

  it('treats other markup as text', () => {
    expect(readApply('<script>x</script><p>1 &lt; 2 &amp;amp; "3"</p>', []).text).toEqual(['1 < 2 &amp; "3"'])
  })
})

describe('localPath', () => {
  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/a\nb', '', '\\'])(
    '%j is home',
    path => {
      expect(localPath(path)).toBe('/')
    },
  )

  it('keeps our own paths', () => {
    expect(localPath('/jobs/1-x?a=b#c')).toBe('/jobs/1-x?a=b#c')
  })
})
