import type { SalaryUnit } from '../../../host/db/tables'
import { actualPay, findAmount, furtherAmounts, isRate, withEnglishFigures, withoutExtras } from './salary-amounts'
import { currencyNamed, isForeignPay } from './salary-currency'
import { firstUnit, isOtherUnit } from './salary-units'

export interface Salary {
  minPence: number | null
  maxPence: number | null
  unit: SalaryUnit | null
  currency: string
  /** The advert's own words: all of them if no number could be read, otherwise the qualifying ones. */
  text: string | null
}

/** The structured fields of a job advert, in addition to its text. */
export interface SalaryHints {
  min?: number
  max?: number
  unit?: SalaryUnit
  /** The code of the currency; null if the field's value is unknown. */
  currency?: string | null
  /** The code of a country outside the UK, in which amounts without a sign need not be pounds. */
  country?: string
}

/** The pay is stated, but we cannot read it. */
export const SEE_ADVERT = 'See the advert'
/** Figures outside are mistakes in the advert, in any currency; then only the text is stored. */
const BOUNDS: Record<SalaryUnit, readonly [number, number]> = {
  hour: [3, 400],
  day: [25, 3_000],
  week: [50, 10_000],
  month: [150, 30_000],
  year: [2_000, 600_000],
}
/** In a wider range, one of the ends is a mistake or another rate. */
const WIDEST = 4
/** Rates further apart belong to different work: "£95 sleep-in, £12.60 an hour". */
const SAME_WORK = 2
const SURELY_A_YEAR = [10_000, 400_000] as const
/** Texts without information about pay. */
const PLACEHOLDER =
  /^((salary )?(unspecified|not (specified|stated)|to (define|be defined|be confirmed)|tbc|tbd)|n\/?a|none|-+|\.+|[£$€]?0+(\.0+)?(\s?(-|–|to)\s?[£$€]?0+(\.0+)?)?|bank|as advert(ised)?|company benefits)$/i
/** A form put the sign before words instead of a figure: "£Competitive". */
const SIGN_OF_WORDS = /^[£$€]\s?(?=[a-z\s+&,]*$)/i
const CEILING =
  /(?:up to|maximum|max|below|(?<!not? )(?:under|less than)|not? more than|to)\s*(?:of\s*)?:?\s*(?:gbp|usd|eur)?\s*[£$€]?\s*$/i
const FLOOR =
  /(?:from|start(?:ing|s)?(?: salary| pay)?(?: at| from)|minimum|min|at least|not less than|no less than|in excess of|over|above|more than|upwards of)\s*(?:of\s*)?:?\s*(?:gbp|usd|eur)?\s*[£$€]?\s*$/i
/** A figure that is not money. */
const GRADE = /\b(?:bands?|grades?|levels?|points?|scp|njc|spine|scale)\s?[\w-]*\d[\w-]*/gi
const MAX_TEXT_LENGTH = 120
const DOLLARS = ['AUD', 'CAD', 'HKD', 'NZD', 'SGD']
const NAME_OF_MONEY = /gbp|usd|euros?|eur|pounds|sterling|(?:us )?dollars?|€/i
const QUALIFIERS: readonly (readonly [RegExp, string])[] = [
  [/\bpro[- ]?rata/i, 'pro rata'],
  [/\b(?:circa|approx(?:imately)?|around)\b|(?<![a-z.])c\.?\s?(?=[£$€\d])|(?<!\d\s?)~\s?(?=[£$€\d])/i, 'approximately'],
  [/\b(?:ote|o\.t\.e|on[- ]target|(?:potential|realistic|first year|uncapped) earnings?)\b/i, 'plus OTE'],
  [/\bcommission\b/i, 'plus commission'],
]

/** Never guesses a figure. */
export function readSalary(text: string, hints: SalaryHints = {}): Salary {
  const pay = PLACEHOLDER.test(text.trim()) ? '' : text.replace(SIGN_OF_WORDS, '')
  const hasDigits = /\d/.test(pay.replace(GRADE, ''))
  const found = hasDigits ? fromWords(pay, hints) : fromFields(hints)
  if (found) {
    return {
      minPence: pence(found.min),
      maxPence: pence(found.max),
      unit: found.unit,
      currency: found.currency ?? hints.currency ?? 'GBP',
      text: found.words ?? null,
    }
  }
  const isStated = [hints.min, hints.max].some(figure => figure !== undefined && figure !== 0)
  const words = pay.slice(0, MAX_TEXT_LENGTH) || (isStated ? SEE_ADVERT : null)
  return { minPence: null, maxPence: null, unit: null, currency: hints.currency ?? 'GBP', text: words }
}

interface Found {
  min: number | undefined
  max: number | undefined
  unit: SalaryUnit
  currency: string | undefined
  words?: string | undefined
}

function fromWords(text: string, hints: SalaryHints): Found | undefined {
  if (isForeignPay(text) || isOtherUnit(text) || /commission[- ]only/i.test(text)) {
    return undefined
  }
  const basic = withoutExtras(withEnglishFigures(text))
  const actual = actualPay(basic)
  const read = readAmount(actual ?? basic, hints)
  const unit = read && (read.unit ?? (actual ? 'year' : undefined))
  const checked = read && check({ ...read, unit })
  return checked && { ...checked, words: actual ? textAround(basic, actual) : qualify(text) }
}

/** "pro rata", "plus commission" */
function qualify(text: string): string | undefined {
  const words = QUALIFIERS.flatMap(([pattern, word]) => (pattern.test(text) ? [word] : []))
  return words.length > 0 ? words.slice(0, 2).join(', ') : undefined
}

/** Only text with another figure is worth showing next to a part-time job's actual pay. */
function textAround(text: string, actual: string): string | undefined {
  const rest = text.replace(actual, '').replace(/[\s,;:(]+\)?\s*$/, '')
  return /\d/.test(rest)
    ? rest
        .replace(/\((?=[^)]*$)/, '')
        .trim()
        .slice(0, MAX_TEXT_LENGTH)
    : undefined
}

function readAmount(
  text: string,
  hints: SalaryHints,
): (Omit<Found, 'unit'> & { unit: SalaryUnit | undefined }) | undefined {
  const amount = findAmount(text)
  if (!amount) {
    return undefined
  }
  const { match, before, after } = amount
  const [first, other] = figuresOf(match)
  const isOtherRate = other !== undefined && first !== undefined && isOther(match[0], first, other)
  const second = isOtherRate ? undefined : other
  const currency = currencyOf(match, after, hints)
  const further = furtherAmounts(after)
  const figures = [first, second].filter(figure => figure !== undefined)
  const isAlike = (figure: number) => figures.every(one => figure <= one * SAME_WORK && one <= figure * SAME_WORK)
  const next = further[0] ? isAlike(figuresOf(further[0].match)[0] ?? 0) : true
  const unit = unitOf(`${match[0]} ${after}`, before, next) ?? unitOfSize(second ?? first, hints)
  const rates = further
    .filter(rate => isRate(text, rate) && (firstUnit(rate.after) ?? unit) === unit)
    .flatMap(rate => figuresOf(rate.match))
    .filter(isAlike)
  const span = rates.length > 0 ? [...figures, ...rates] : figures
  const [low, high] = span.length > 1 ? [Math.min(...span), Math.max(...span)] : [first, undefined]
  return currency === null
    ? undefined
    : {
        ...ends({ first: low, second: high, before, after: /\s$/.test(match[0]) ? ` ${after}` : after }),
        unit,
        currency,
      }
}

/** "£12/£26,000" has two rates, and "£31,500 and 25 days" one. */
const isOther = (text: string, first: number, other: number): boolean =>
  (text.includes('/') && other > first * WIDEST) || (/ and /i.test(text) && first > other * WIDEST)

/** In "25-30k" both figures are thousands. */
const figuresOf = ([, , one, cents, k, , other, otherCents, otherK]: RegExpExecArray): number[] =>
  [
    toNumber(one, cents, k ?? (Number(one) < 1_000 ? otherK : undefined)),
    toNumber(other, otherCents, otherK ?? (Number(other) < 1_000 ? k : undefined)),
  ].filter(figure => figure !== undefined)

/** Null if the currency is ambiguous: work abroad with a dollar sign, or with no sign at all. */
function currencyOf(match: RegExpExecArray, after: string, hints: SalaryHints): string | null | undefined {
  const behind = [match[0], /^\s?\w+(?: dollars)?/.exec(after)?.[0] ?? '']
    .map(text => NAME_OF_MONEY.exec(text)?.[0])
    .find(Boolean)
  const sign = (match[1] ?? match[5] ?? behind)?.replace(/(?<=gbp)\s?£$/i, '').trim()
  if (sign && /^(?:\$|dollars?)$/i.test(sign)) {
    const isOther = hints.currency === null || (!hints.currency && hints.country && hints.country !== 'US')
    return isOther ? null : (DOLLARS.find(code => code === hints.currency) ?? 'USD')
  } else if (sign) {
    return currencyNamed(sign)
  }
  return hints.currency === undefined && hints.country ? null : hints.currency
}

function ends({ first, second, before, after }: { first?: number; second?: number; before: string; after: string }) {
  if (second !== undefined && first !== undefined) {
    return { min: Math.min(first, second), max: Math.max(first, second) }
  }
  const isCeiling = CEILING.test(before) || /^\s?max(?:imum)?\b/i.test(after)
  const isFloor =
    FLOOR.test(before) ||
    /^(?:\+(?![a-z])|\s?(?:plus\s*$|and (?:above|over)|or more|upwards|min(?:imum)?\b(?! \d)))/i.test(after)
  return { min: isCeiling ? undefined : first, max: isFloor ? undefined : first }
}

/** Prefers the closest unit after the figure, then before it, then the unit of the next amount if that is similar. */
function unitOf(after: string, before: string, isNextAlike: boolean): SalaryUnit | undefined {
  const upToNextAmount = /^.*?[\d.,k]+.*?(?=[£$€]\s?\d|$)/i.exec(after)?.[0] ?? after
  return firstUnit(upToNextAmount) ?? firstUnit(before) ?? (isNextAlike ? firstUnit(after) : undefined)
}

/** A large figure can only be a year's pay; otherwise the fields' unit counts if it is plausible. */
function unitOfSize(size = 0, { unit }: SalaryHints): SalaryUnit | undefined {
  if (size >= SURELY_A_YEAR[0] && size <= SURELY_A_YEAR[1]) {
    return 'year'
  }
  return unit && size >= BOUNDS[unit][0] && size <= BOUNDS[unit][1] ? unit : undefined
}

function fromFields(hints: SalaryHints): Found | undefined {
  const { min, max, unit, currency, country } = hints
  if ((min ?? max) === undefined || currency === null || (currency === undefined && country)) {
    return undefined
  }
  const size = Math.max(min ?? 0, max ?? 0)
  const isSwapped = min !== undefined && max !== undefined && max > 0 && min > max
  const [low, high] = isSwapped ? [max, min] : [min, max || min]
  return check({ min: low, max: high, unit: unit ?? unitOfSize(size, hints), currency })
}

function check({ min: lower, max, unit, currency }: Omit<Found, 'unit'> & { unit: SalaryUnit | undefined }) {
  // "£0 - £60,000": a form without a field for "up to".
  const min = lower === 0 ? undefined : lower
  if (!unit || (min ?? max) === undefined || (min !== undefined && max !== undefined && max > min * WIDEST)) {
    return undefined
  }
  const [lowest, highest] = BOUNDS[unit]
  const isSane = [min, max].every(value => value === undefined || (value >= lowest && value <= highest))
  return isSane ? { min, max, unit, currency } : undefined
}

function toNumber(whole?: string, cents?: string, thousands?: string): number | undefined {
  if (whole === undefined) {
    return undefined
  }
  const value = Number(`${whole.replaceAll(/[, ]/g, '')}.${cents ?? '0'}`)
  return thousands ? value * 1_000 : value
}

const pence = (amount: number | undefined): number | null => (amount === undefined ? null : Math.round(amount * 100))
