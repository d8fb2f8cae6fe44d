import type { Shares, Spread } from '../../../db/tables/insights'
import { counted, number, pounds } from '../../../lib/formats'
import { nounsOf } from '../../../search/filters'
import { RENT_BANDS } from '../../reviews/reviews'
import { type ChartRow, presentRange, presentShares } from './charts'
import type { Measure } from './measure-queries'
import type { FigureRow, RoleRow } from './queries'

/** The answer is a sentence, with a figure or a chart and an equivalent table. */
export interface Block {
  id: Measure
  question: string
  finding: string
  figure?: string
  short?: { figure: string; text: string; count: number }
  rows: ChartRow[]
  columns: [string, string]
  count: number
}

interface Spreads {
  question: string
  finding: (spread: Spread) => string
  text: (value: number) => string
  short?: string
}

const DIFFICULTY = { 1: 'Very easy', 2: 'Easy', 3: 'Medium', 4: 'Hard', 5: 'Very hard' }
const HARD = ['4', '5']

export const hardShare = (shares: Shares): number => HARD.reduce((sum, key) => sum + (shares[key] ?? 0), 0)

const weeks = (value: number) => counted(value, 'week')
const minutes = (value: number) => counted(value, 'minute')
const hours = (value: number) => counted(value, 'hour')
const around = ({ low, median, high }: Spread, text: (value: number) => string) =>
  low === high ? text(median) : `${text(median)}. Half said ${number(low)} to ${text(high)}`

const SPREADS: Readonly<Record<'hours' | 'weeks' | 'commute', Spreads>> = {
  hours: {
    question: 'How many hours a week?',
    finding: spread => `The usual week is ${around(spread, hours)}.`,
    text: hours,
    short: 'in a usual week',
  },
  weeks: {
    question: 'How long from applying to an offer?',
    finding: spread => `Typical time from applying to an offer: ${around(spread, weeks)}.`,
    text: weeks,
    short: 'from applying to an offer',
  },
  commute: {
    question: 'How long is the commute?',
    finding: spread => `The usual commute takes ${around(spread, minutes)}.`,
    text: minutes,
  },
}

const SHARES: Readonly<
  Record<
    'stages' | 'difficulty' | 'found' | 'rent',
    {
      question: string
      labels?: Record<string, string>
      finding: (rows: readonly ChartRow[], shares: Shares) => string
    }
  >
> = {
  stages: {
    question: 'What does applying involve?',
    finding: ([first]) => `${first?.text ?? ''} had ${withArticle(lower(first))}.`,
  },
  difficulty: {
    question: 'How hard is it to get in?',
    labels: DIFFICULTY,
    finding: (_, shares) => `${hardShare(shares)}% found it hard or very hard to get in.`,
  },
  found: {
    question: 'How did people find the job?',
    finding: ([first]) =>
      `${(first?.width ?? 0) > 50 ? 'Most people' : 'The largest group'} heard about it from ${lower(first)} (${first?.text ?? ''}).`,
  },
  rent: {
    question: 'How much is rent nearby?',
    labels: Object.fromEntries(Object.values(RENT_BANDS).map(band => [band, band])),
    finding: rows => {
      const [most] = [...rows].sort((a, b) => b.width - a.width)
      return `The most common rent is ${lower(most)} (${most?.text ?? ''}).`
    },
  },
}

const withArticle = (text: string) => `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}`
const lower = (row: ChartRow | undefined) => (row?.label ?? '').toLowerCase()

/** Pay comes first. `about` is the subject of the figures: "work in marketing". */
export function presentBlocks(figures: readonly FigureRow[], about: string): Block[] {
  const of = (measure: Measure) => figures.find(row => row.measure === measure)
  return [
    ...presentPay(figures, about),
    ...presentSpread(of('hours')),
    ...presentShare(of('stages')),
    ...presentShare(of('difficulty')),
    ...presentSpread(of('weeks')),
    ...presentShare(of('found')),
    ...presentSpread(of('commute')),
    ...presentShare(of('rent')),
  ]
}

function describePay({ noun, low, median, high }: ReturnType<typeof listPay>[number]): string {
  const typical = `Typical ${noun} pay is ${pounds(median)}.`
  return low === high ? typical : `${typical} Half paid between ${pounds(low)} and ${pounds(high)}.`
}

/** Annualised. */
export function listPay(figures: readonly FigureRow[]) {
  return figures.flatMap(({ measure, type, figures: pay, count }) =>
    measure === 'pay' && type
      ? [
          {
            ...(pay as Spread),
            slug: type.slug,
            noun: nounsOf(type)[0],
            name: type.name,
            count,
          },
        ]
      : [],
  )
}

function presentPay(figures: readonly FigureRow[], about: string): Block[] {
  const types = listPay(figures)
  const [most] = [...types].sort((a, b) => b.count - a.count)
  if (!most) {
    return []
  }
  const ranges = types.map(({ name, low, median, high }) => ({
    ...{ label: name, low, median, high },
    text: `${pounds(median)}`,
  }))
  return [
    {
      id: 'pay',
      question: `What does ${about} pay?`,
      finding: describePay(most),
      short: { figure: pounds(most.median), text: `typical ${most.noun} pay`, count: most.count },
      rows: presentRange(ranges),
      columns: ['Type of job', 'Typical pay a year'],
      count: types.reduce((sum, { count }) => sum + count, 0),
    },
  ]
}

function presentSpread(row: FigureRow | undefined): Block[] {
  if (!row || !(row.measure in SPREADS)) {
    return []
  }
  const spread = row.figures as Spread
  const { question, finding, text, short } = SPREADS[row.measure as keyof typeof SPREADS]
  const figure = text(spread.median)
  return [
    {
      ...{ id: row.measure, question, finding: finding(spread), figure, count: row.count },
      ...(short ? { short: { figure, text: short, count: row.count } } : {}),
      ...{ rows: [], columns: NO_COLUMNS },
    },
  ]
}

const NO_COLUMNS: Block['columns'] = ['', '']

function presentShare(row: FigureRow | undefined): Block[] {
  if (!row || !(row.measure in SHARES)) {
    return []
  }
  const shares = row.figures as Shares
  const { question, labels, finding } = SHARES[row.measure as keyof typeof SHARES]
  const rows = presentShares(shares, labels)
  return [
    {
      ...{ id: row.measure, question, finding: finding(rows, shares), rows, count: row.count },
      columns: ['Answer', 'Reviews'],
      ...(row.measure === 'difficulty'
        ? { short: { figure: `${hardShare(shares)}%`, text: 'found it hard to get in', count: row.count } }
        : {}),
    },
  ]
}

/** The first question of each group that has an answer. */
export const presentShort = (blocks: readonly Block[]) =>
  [['pay'], ['hours'], ['difficulty', 'weeks']].flatMap(ids => {
    const block = blocks.find(({ id, short }) => short && ids.includes(id))
    return block?.short ? [{ id: block.id, ...block.short }] : []
  })

export function presentFamilies(rows: readonly RoleRow[]) {
  const families = new Set(rows.map(({ family }) => family))
  return rows
    .filter(({ name }) => families.has(name))
    .map(({ slug, name }) => ({ text: name, href: `/insights/${slug}` }))
}
