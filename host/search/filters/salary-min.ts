import { sql } from 'kysely'
import type { InferredSpan } from '../query/inferred'
import type { Part } from '../query/parse'
import { listSpans } from '../query/spans'
import type { QueryFilter } from './query-filter'

/** Pounds a year. */
const SALARIES = [15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000] as const
/** Width of the counted bands, in pounds. */
const BAND = 5000
const HIGHEST_BAND = 20

/** Pay in other currencies counts as not stated. */
export const salaryMin: QueryFilter = {
  key: 'salary-min',
  scope: 'jobs',
  position: 20,
  label: 'Minimum pay a year',
  control: 'range',
  values: SALARIES.map(String),
  name: formatPounds,
  chips: values => values.map(value => ({ value, text: `${formatPounds(value)} or more` })),
  facets: [
    {
      name: 'pay',
      columns: ['pay'],
      condition: ([pounds]) => (pounds === undefined ? undefined : sql`pay >= ${Number(pounds)}::int`),
      // `least` ignores null, so unstated pay must not reach it.
      value: () => sql`case when pay is not null then least(pay / ${sql.lit(BAND)}, ${sql.lit(HIGHEST_BAND)}) end`,
      countKind: 'pay',
    },
  ],
  counts: pounds => ({ facet: 'pay', includes: band => band >= Number(pounds) / BAND }),
  infer: findPay,
  describeRelaxed: () => 'No job states that pay, so jobs with any pay are included.',
}

function formatPounds(pounds: string): string {
  return `£${Number(pounds).toLocaleString('en-GB')}`
}

/** "£30k", "30k", "£30,123", "30,000+" */
const PAY = /^(?:£(\d{2,3})k|(\d{2,3})k|£(\d{5,6})|([1-9]\d{1,2}[05]00))\+?$/i
/** "30000 a year", "30,000 pa" */
const YEARLY = /^£?(\d{2,3}) ?,?(\d{3})\+? ?(?:a|per)? ?(?:year|annum|pa)$/i
/** "£12 an hour", "£11.50 hr", "12 per hour"; "12 hour" is a shift. */
const HOURLY =
  /^(?:£(\d{1,2})(?:\.\d{1,2})?\+? ?(?:an|per|p)? ?(?:hour|hr|h)|(\d{1,2})(?:\.\d{1,2})?\+? ?(?:(?:an|per) (?:hour|hr)|ph))$/i
/** Hours of full-time work a year. */
const HOURS = 1950
const BEFORE_PAY = new Set(['over', 'above', 'from', 'minimum', 'min', 'least'])

/** Returns the highest choice that the named pay reaches. */
function findPay(parts: readonly Part[]): InferredSpan[] {
  const found = listSpans(parts).flatMap((span): InferredSpan[] => {
    const pay = readPay(span.entered)
    const choice = SALARIES.findLast(least => least <= pay)
    const isAfter = BEFORE_PAY.has(parts[span.start - 1]?.words[0] ?? '')
    const start = isAfter ? span.start - 1 : span.start
    const inferred = { key: 'salary-min', slug: String(choice), name: `£${choice}` }
    return choice ? [{ span: { ...span, start }, inferred }] : []
  })
  return found.slice(0, 1)
}

function readPay(text: string): number {
  const [, pounds, thousands, whole, round] = PAY.exec(text) ?? []
  const [, front, back] = YEARLY.exec(text) ?? []
  const [, withSign, without] = HOURLY.exec(text) ?? []
  const yearly =
    Number(whole ?? round ?? 0) + 1000 * Number(pounds ?? thousands ?? 0) + Number(`${front ?? ''}${back ?? ''}`)
  return yearly + HOURS * Number(withSign ?? without ?? 0)
}
