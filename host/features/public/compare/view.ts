import type { Shares, Spread } from '../../../db/tables/insights'
import { counted, excerpt, pounds, rating } from '../../../lib/formats'
import { isRated } from '../../reviews/reviews'
import { companyUrl } from '../companies'
import { type Dot, type FigureRow, hardShare, listPay, PAY_STEP, presentDots, type Scale, scaleBy } from '../insights'
import { MOST } from './input'
import type { EmployerRow, QuoteRow } from './queries'

/** A cell is null if reviews do not provide enough data. */
interface CompareRow {
  label: string
  /** `note` is the basis of the value. */
  cells: ({ text: string; note?: string } | null)[]
  dots: Dot[]
  ends: [string, string]
}

interface CompareGroup {
  title: string
  rows: CompareRow[]
}

/** The scale is fixed, or between multiples of `step`. */
type Figures = {
  label: string
  cells: ({ value: number; note?: string } | null)[]
  format: (value: number) => string
} & (Scale | { step: number })

const MIN_STARS = 1
const MAX_STARS = 5
const QUOTE_LENGTH = 120

export const compareUrl = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `/compare?employers=${slugs.join(',')}` : '/compare'

/** `slugs` are all named employers. If a shown one is removed, the next takes its place. */
export function presentColumns(rows: readonly EmployerRow[], slugs: readonly string[]) {
  return rows.map(row => ({
    name: row.name,
    url: companyUrl(row),
    logo: row.logo,
    removeUrl: compareUrl(slugs.filter(slug => slug !== row.slug)),
  }))
}

/** Phones show two employers: the links put the third in the place of either. */
export function presentSwitch([first, second, third]: readonly EmployerRow[], slugs: readonly string[]) {
  if (!first || !second || !third) {
    return null
  }
  const others = slugs.slice(MOST)
  const link = (from: EmployerRow, own: readonly EmployerRow[]) => ({
    text: `Show instead of ${from.name}`,
    href: compareUrl([...own.map(({ slug }) => slug), ...others]),
  })
  return {
    name: third.name,
    links: [link(second, [first, third, second]), link(first, [third, second, first])],
  }
}

export const presentChoices = (rows: readonly { slug: string; name: string }[], slugs: readonly string[]) =>
  slugs.length < MOST ? rows.map(({ slug, name }) => ({ text: name, href: compareUrl([...slugs, slug]) })) : []

/** In each group, the row in which the employers differ most comes first. */
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
    ...{ label, least: MIN_STARS, most: MAX_STARS, format: rating },
    cells: employers.map(row => {
      const value = isRated(row.review_count) ? row[key] : null
      const count = key === 'overall' ? row.review_count : row[`${key}_count`]
      return value === null ? null : { value, note: countReviews(count) }
    }),
  })
  const recommend = employers.map(({ recommend_percent: value, recommend_count: count }) =>
    value === null ? null : { value, note: countReviews(count) },
  )
  return [
    score('Overall', 'overall'),
    score('The role', 'role'),
    score('The company', 'company'),
    score('The culture', 'culture'),
    { label: 'Would recommend it', least: 0, most: 100, format: percent, cells: recommend },
  ]
}

const countReviews = (count: number | null): string => (count ? counted(count, 'review') : '')
const percent = (value: number) => `${value}%`

/** Pay is annualised. */
function payRows(figures: readonly (readonly FigureRow[])[]): Figures[] {
  const pays = figures.map(listPay)
  const names = [...new Set(pays.flatMap(pay => pay.map(({ name }) => name)))]
  return names.map(name => ({
    label: `${name}, a year`,
    format: pounds,
    step: PAY_STEP,
    cells: pays.map(pay => {
      const own = pay.find(other => other.name === name)
      return own
        ? { value: own.median, note: `${pounds(own.low)}-${pounds(own.high)} (${counted(own.count, 'review')})` }
        : null
    }),
  }))
}

function hardRow(figures: readonly (readonly FigureRow[])[]): Figures {
  return {
    ...{ label: 'Found it hard or very hard', least: 0, most: 100, format: percent },
    cells: figures.map(rows => {
      const found = rows.find(({ measure }) => measure === 'difficulty')
      return found ? { value: hardShare(found.figures as Shares), note: countReviews(found.count) } : null
    }),
  }
}

const WEEKS = { measure: 'weeks', label: 'Time to offer', unit: 'week', step: 4 } as const
const HOURS = { measure: 'hours', label: 'The usual week', unit: 'hour', step: 10 } as const

function spreadRow(
  figures: readonly (readonly FigureRow[])[],
  { measure, label, unit, step }: typeof WEEKS | typeof HOURS,
): Figures {
  return {
    ...{ label, step },
    format: value => counted(value, unit),
    cells: figures.map(rows => {
      const found = rows.find(row => row.measure === measure)
      return found ? { value: (found.figures as Spread).median, note: countReviews(found.count) } : null
    }),
  }
}

const valuesOf = ({ cells }: Figures) => cells.map(cell => cell?.value)

function scaleOf(row: Figures) {
  const values = valuesOf(row).filter(value => value !== undefined)
  return 'step' in row ? scaleBy(row.step, values) : row
}

/** Returns the spread between the employers as a share of the scale. */
function differenceOf(row: Figures): number {
  const values = valuesOf(row).filter(value => value !== undefined)
  const { least, most } = scaleOf(row)
  return values.length > 1 ? (Math.max(...values) - Math.min(...values)) / (most - least) : 0
}

function drawRow(row: Figures): CompareRow {
  const { label, cells, format } = row
  const scale = scaleOf(row)
  return {
    label,
    cells: cells.map(cell => cell && { text: format(cell.value), note: cell.note }),
    dots: presentDots(valuesOf(row), scale),
    ends: [format(scale.least), format(scale.most)],
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
      text: counted(row.published_reviews ?? 0, 'review'),
      href: row.published_reviews ? `${companyUrl(row)}/reviews` : null,
    })),
  }
}
