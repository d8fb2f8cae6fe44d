import type { Shares } from '../../db/tables/insights'
import { counted, excerpt, number, rating } from '../../http/formats'
import { companyUrl } from '../companies'
import { type FigureRow, hardShare, listPay } from '../insights'
import { isRated } from '../reviews'
import { MOST } from './input'
import type { EmployerRow, QuoteRow } from './queries'

/** An employer's value in a row; null if reviews do not provide enough data. */
export interface Cell {
  text: string
  /** The basis of the value. */
  note?: string
  /** A bar out of 100, comparable across the row. */
  bar?: { from: number; width: number; middle?: number }
}

export interface CompareRow {
  label: string
  cells: (Cell | null)[]
}

export interface CompareGroup {
  title: string
  rows: CompareRow[]
}

/** A row's raw numbers, with a common scale. */
interface Figures {
  label: string
  cells: ({ value: number; low?: number; high?: number; text: string; note?: string } | null)[]
  /** The start of the scale; defaults to 0. */
  least?: number
  /** The end of the scale; defaults to the highest value of the row. */
  most?: number
}

const FEWEST_STARS = 1
const MOST_STARS = 5
const QUOTE_LENGTH = 120

/** "/compare?employers=a,b" */
export const compareUrl = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `/compare?employers=${slugs.join(',')}` : '/compare'

/** `slugs` are all named employers. If one of those shown is removed, the next takes its place. */
export function presentColumns(rows: readonly EmployerRow[], slugs: readonly string[]) {
  return rows.map(row => ({
    name: row.name,
    url: companyUrl(row),
    logo: row.logo,
    removeUrl: compareUrl(slugs.filter(slug => slug !== row.slug)),
  }))
}

/** Links to add another employer; none once there are three. */
export const presentChoices = (rows: readonly { slug: string; name: string }[], slugs: readonly string[]) =>
  slugs.length < MOST ? rows.map(({ slug, name }) => ({ text: name, href: compareUrl([...slugs, slug]) })) : []

/** Returns the non-empty groups of rows; the row in which the employers differ most comes first in its group. */
export function presentGroups(employers: readonly EmployerRow[], figures: readonly FigureRow[]): CompareGroup[] {
  const of = (row: EmployerRow) => figures.filter(({ subject_id }) => subject_id === row.id)
  return [
    { title: 'Scores', rows: scoreRows(employers) },
    { title: 'Pay', rows: payRows(employers.map(of)) },
    { title: 'Getting in', rows: [hardRow(employers.map(of)), spreadRow(employers.map(of), WEEKS)] },
    { title: 'Hours', rows: [spreadRow(employers.map(of), HOURS)] },
  ]
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .filter(({ cells }) => cells.some(cell => cell !== null))
        .sort((a, b) => differenceOf(b) - differenceOf(a))
        .map(drawRow),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function scoreRows(employers: readonly EmployerRow[]): Figures[] {
  const score = (label: string, key: 'overall' | 'role' | 'company' | 'culture'): Figures => ({
    ...{ label, least: FEWEST_STARS, most: MOST_STARS },
    cells: employers.map(row => {
      const value = isRated(row.review_count) ? row[key] : null
      const count = key === 'overall' ? row.review_count : row[`${key}_count`]
      return value === null ? null : { value, text: rating(value), note: `out of 5${fromReviews(count)}` }
    }),
  })
  const recommend = employers.map(({ recommend_percent: percent, recommend_count: count }) =>
    percent === null ? null : { value: percent, text: `${percent}%`, note: fromReviews(count).slice(2) },
  )
  return [
    score('Overall', 'overall'),
    score('The role', 'role'),
    score('The company', 'company'),
    score('The culture', 'culture'),
    { label: 'Would recommend it', most: 100, cells: recommend },
  ]
}

const fromReviews = (count: number | null): string => (count ? `, ${counted(count, 'review')}` : '')

/** A row for each job type with pay from any of the employers, as annual pay. */
function payRows(figures: readonly (readonly FigureRow[])[]): Figures[] {
  const pays = figures.map(listPay)
  const names = [...new Set(pays.flatMap(pay => pay.map(({ name }) => name)))]
  return names.map(name => ({
    label: name,
    cells: pays.map(pay => {
      const own = pay.find(other => other.name === name)
      return own
        ? {
            ...{ value: own.median, low: own.low, high: own.high },
            text: `£${number(own.median)} a year`,
            note: `£${number(own.low)}-£${number(own.high)} (${counted(own.count, 'review')})`,
          }
        : null
    }),
  }))
}

function hardRow(figures: readonly (readonly FigureRow[])[]): Figures {
  return {
    label: 'Found it hard or very hard',
    most: 100,
    cells: figures.map(rows => {
      const found = rows.find(({ measure }) => measure === 'difficulty')
      const value = found ? hardShare(found.figures as Shares) : 0
      return found ? { value, text: `${value}%`, note: `from ${counted(found.count, 'review')}` } : null
    }),
  }
}

const WEEKS = { measure: 'weeks', label: 'Time to offer', unit: 'week' } as const
const HOURS = { measure: 'hours', label: 'The usual week', unit: 'hour' } as const

function spreadRow(
  figures: readonly (readonly FigureRow[])[],
  { measure, label, unit }: typeof WEEKS | typeof HOURS,
): Figures {
  return {
    label,
    cells: figures.map(rows => {
      const found = rows.find(row => row.measure === measure)
      const spread = found?.figures as { low: number; median: number; high: number } | undefined
      return found && spread
        ? { value: spread.median, text: counted(spread.median, unit), note: `from ${counted(found.count, 'review')}` }
        : null
    }),
  }
}

const lengthOf = ({ cells, least = 0, most }: Figures): number =>
  (most ?? Math.max(1, ...cells.map(cell => cell?.high ?? cell?.value ?? 0))) - least

/** Returns the spread between the employers as a share of the scale. */
function differenceOf(row: Figures): number {
  const values = row.cells.flatMap(cell => (cell ? [cell.value] : []))
  return values.length > 1 ? (Math.max(...values) - Math.min(...values)) / lengthOf(row) : 0
}

function drawRow(row: Figures): CompareRow {
  const length = (value: number) => Math.round((1000 * value) / lengthOf(row)) / 10
  const position = (value: number) => length(value - (row.least ?? 0))
  return {
    label: row.label,
    cells: row.cells.map(cell => {
      if (!cell) {
        return null
      }
      const { text, note, value, low, high } = cell
      const bar =
        low === undefined || high === undefined
          ? { from: 0, width: position(value) }
          : { from: position(low), width: Math.max(1, length(high - low)), middle: position(value) }
      return { text, note, bar }
    }),
  }
}

export function presentWords(employers: readonly EmployerRow[], quotes: readonly QuoteRow[]) {
  const of = (key: 'best_thing' | 'to_improve') =>
    employers.map(({ id }) =>
      quotes.filter(quote => quote.company_id === id).map(quote => excerpt(quote[key], QUOTE_LENGTH)),
    )
  return {
    praise: of('best_thing'),
    complaints: of('to_improve'),
    jobs: employers.map(row => ({
      text: row.open_jobs ? counted(row.open_jobs, 'open job') : 'None open',
      href: row.open_jobs ? `${companyUrl(row)}/jobs` : null,
    })),
    reviews: employers.map(row => ({
      text: counted(row.review_count ?? 0, 'review'),
      href: row.review_count ? `${companyUrl(row)}/reviews` : null,
    })),
  }
}
