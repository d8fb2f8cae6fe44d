import { date, dateTime } from '../../http/formats'
import { formatPay } from './pay'
import type { JobRow } from './queries'
import { formatPattern } from './view'

const UNSAID = 'Not stated'

const VISA = {
  yes: 'The employer says it can sponsor a visa',
  no: 'The employer says it cannot sponsor a visa',
  unknown: `${UNSAID}: ask the employer`,
} as const

/**
 * "At a glance". Pay, grade and visa are what students look for first, so an advert that says nothing of them is said
 * to; any other fact that is not stated is left out. Times are those of the United Kingdom, and say so.
 */
export function factsOf(row: JobRow, place: string, now: Date): { term: string; detail: string }[] {
  const list: [string, string | null | undefined][] = [
    ['Pay', isPayStated(row) ? formatPay(row) : UNSAID],
    ['Type', row.type_name],
    ['Place', [place, formatPattern(row.pattern)].filter(Boolean).join(', ')],
    ['Role', row.roles.map(({ name }) => name).join(', ')],
    ['Length', row.duration_months ? `${row.duration_months} month${row.duration_months === 1 ? '' : 's'}` : null],
    ['Starts', row.start_date ? date(row.start_date) : row.start_text],
    ['Hours', row.hours],
    ['Positions', row.positions?.toString()],
    ['Degree areas', row.degree_areas.map(({ name }) => name).join(', ') || 'Any subject'],
    ['Minimum grade', row.min_grade ?? UNSAID],
    ['Visa sponsorship', VISA[row.visa]],
    ['Opens', row.opens_at && row.opens_at > now ? `${dateTime(row.opens_at)}, UK time` : null],
    ['Closes', row.deadline_at ? `${dateTime(row.deadline_at)}, UK time` : null],
    ['Posted', date(row.published_at)],
  ]
  return list.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}

/** Whether an advert says what it pays, in numbers or in words. */
export const isPayStated = (row: Pick<JobRow, 'salary_min_pence' | 'salary_max_pence' | 'salary_text'>) =>
  row.salary_min_pence !== null || row.salary_max_pence !== null || Boolean(row.salary_text)
