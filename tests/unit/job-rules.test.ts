import { describe, expect, it } from 'vitest'
import { sayPay } from '../../host/features/jobs/pay'
import { closedAt, closesSoon, jobState } from '../../host/features/jobs/state'
import { daysLeft } from '../../host/features/jobs/view'
import { localPath } from '../../host/http/reply'

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

  it('takes the moment of an early closing, not the deadline', () => {
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
  it('is soon from seven days on', () => {
    expect(closesSoon(at('2026-10-12T09:00:00Z'), now)).toBe(true)
    expect(closesSoon(at('2026-10-12T09:00:01Z'), now)).toBe(false)
    expect(closesSoon(now, now)).toBe(false)
  })

  it('is counted in London days, also over the change to winter time', () => {
    expect(daysLeft(at('2026-10-05T22:59:00Z'), now)).toBe(0)
    expect(daysLeft(at('2026-10-05T23:01:00Z'), now)).toBe(1)
    expect(daysLeft(at('2026-10-26T00:30:00Z'), at('2026-10-24T22:30:00Z'))).toBe(2)
  })
})

describe('sayPay', () => {
  const pay = {
    salary_min_pence: null,
    salary_max_pence: null,
    salary_unit: null,
    salary_currency: 'GBP',
    salary_text: null,
  }

  it.each([
    ['Pay not stated', pay],
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
    expect(sayPay(row)).toBe(words)
  })
})

describe('localPath', () => {
  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/a\nb', '', '\\'])(
    '%j is home',
    path => {
      expect(localPath(path)).toBe('/')
    },
  )

  it('leaves a path of ours alone', () => {
    expect(localPath('/jobs/1-x?a=b#c')).toBe('/jobs/1-x?a=b#c')
  })
})
