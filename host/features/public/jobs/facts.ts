import { about, ago, date, dateTime, deadlineInFull } from '../../../lib/formats'
import { upperFirst } from '../../../lib/upper-first'
import { formatPay } from './pay'
import type { JobRow } from './queries'
import { formatPattern } from './view'

const NOT_STATED = 'Not stated'

const VISA = {
  yes: 'The employer says it can sponsor a visa',
  no: 'The employer says it cannot sponsor a visa',
  unknown: `${NOT_STATED}: ask the employer`,
} as const

/**
 * Students look for pay, grade and visa first, so a missing one is listed as not stated. Other missing facts are
 * omitted. Times are UK time and labelled as such.
 */
export function listFacts(row: JobRow, place: string, now: Date): { term: string; detail: string }[] {
  const list: [string, string | null | undefined][] = [
    ['Pay', formatPay(row) || NOT_STATED],
    ['Type', row.type_name],
    ['Place', [place, formatPattern(row.pattern)].filter(Boolean).join(', ')],
    ['Role', row.roles.map(({ name }) => name).join(', ')],
    ['Length', row.duration_months ? `${row.duration_months} month${row.duration_months === 1 ? '' : 's'}` : null],
    ['Starts', row.start_text ?? (row.start_date ? date(row.start_date) : null)],
    ['Hours', row.hours],
    ['Positions', row.positions?.toString()],
    ['Degree areas', row.degree_areas.map(({ name }) => name).join(', ') || 'Any subject'],
    ['Minimum grade', row.min_grade ?? NOT_STATED],
    ['Visa sponsorship', VISA[row.visa]],
    ['Opens', row.opens_at && row.opens_at > now ? `${dateTime(row.opens_at)}, UK time` : null],
    ['Closes', row.deadline_at ? deadlineInFull(row.deadline_at) : null],
    row.undated ? ['Listed', upperFirst(about(ago(row.published_at, now)))] : ['Posted', date(row.published_at)],
  ]
  return list.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}
