import type { SalaryUnit } from '../../db/tables'

export interface Salary {
  minPence: number | null
  maxPence: number | null
  unit: SalaryUnit | null
  currency: string
  /** The text of the advert; only if no number could be read from it. */
  text: string | null
}

/** The structured fields of a job advert, in addition to its text. */
export interface SalaryHints {
  min?: number
  max?: number
  unit?: SalaryUnit
  currency?: string
}

const NUMBER = String.raw`(£|\$|€|gbp|usd\$?|eur)?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?(?!\d|%|,\d)\s?(k\b)?`
const PER = String.raw`(?:\s?p\.?\/?h\.?\b|\/h\b)?`
const AMOUNT = new RegExp(`${NUMBER}${PER}(?:\\s*(?:-|–|—|to|/|and)\\s*${NUMBER}${PER})?`, 'i')
const UNITS: readonly (readonly [SalaryUnit, RegExp])[] = [
  ['hour', /(?:per|an|\/|p\/|p\.)\s?(?:hour|hr|h)\b|\bph\b|hourly/i],
  ['day', /(?:per|a|\/|p\/)\s?(?:day|d)\b|\bpd\b|\bdaily/i],
  ['week', /(?:per|a|\/|p\/)\s?(?:week|wk|w)\b|\bpw\b|weekly/i],
  ['month', /(?:per|a|\/|p\/)\s?(?:month|m)\b|\bpcm\b|monthly/i],
  ['year', /(?:per|an?|\/|p\/)\s?(?:annum|annam|anum|year|yr|a)\b|p\.?\s?a\b|annual|\bk\s?pa\b|per ann/i],
]
/** We do not support pay for a piece of work. */
const OTHER_UNITS = /(?:per|p\/|\/|a)\s?(?:session|shift|visit|mile|night|slot|clinic|week-?end|placement)|sessional/i
/** A smaller or larger figure is a mistake in the advert, in any currency; then only the text is stored. */
const BOUNDS: Record<SalaryUnit, readonly [number, number]> = {
  hour: [3, 400],
  day: [25, 3_000],
  week: [50, 10_000],
  month: [150, 30_000],
  year: [2_000, 600_000],
}
/** In a wider range, one of the ends is a mistake or another rate. */
const WIDEST = 4
const SURELY_A_YEAR = [10_000, 400_000] as const
const CURRENCIES: Record<string, string> = {
  '£': 'GBP',
  gbp: 'GBP',
  $: 'USD',
  usd: 'USD',
  usd$: 'USD',
  '€': 'EUR',
  eur: 'EUR',
}
/** Texts without information about pay. */
const PLACEHOLDER =
  /^((salary )?(unspecified|not (specified|stated)|to (define|be defined|be confirmed)|tbc|tbd)|n\/?a|none|-+|\.+|0|bank|as advert(ised)?|company benefits)$/i
/** A form put the sign before words instead of a figure: "£Competitive". */
const SIGN_OF_WORDS = /^[£$€]\s?(?=[a-z\s+&,]*$)/i
const LONGEST_TEXT = 120

/** Reads pay from the text of a job advert and from its structured fields; never guesses. */
export function readSalary(text: string, hints: SalaryHints = {}): Salary {
  const pay = PLACEHOLDER.test(text) ? '' : text.replace(SIGN_OF_WORDS, '')
  const fromText = /\bote\b|commission only/i.test(pay) && !/basic/i.test(pay) ? undefined : fromWords(pay, hints)
  const found = fromText ?? (/\d/.test(pay) ? undefined : fromFields(hints))
  const currency = found?.currency ?? hints.currency ?? 'GBP'
  if (!found) {
    return { minPence: null, maxPence: null, unit: null, currency, text: pay.slice(0, LONGEST_TEXT) || null }
  }
  const { min, max, unit } = found
  return { minPence: pence(min), maxPence: pence(max), unit, currency, text: null }
}

interface Found {
  min: number | undefined
  max: number | undefined
  unit: SalaryUnit
  currency: string | undefined
}

function fromWords(text: string, hints: SalaryHints): Found | undefined {
  const match = firstAmount(text)
  if (!match || OTHER_UNITS.test(text)) {
    return undefined
  }
  const first = toNumber(match[2], match[3], match[4] ?? (Number(match[2]) < 1_000 ? match[8] : undefined))
  const other = toNumber(match[6], match[7], match[8])
  const isOtherRate = other !== undefined && first !== undefined && match[0].includes('/') && other > first * WIDEST
  const second = isOtherRate ? undefined : other
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  const currency = CURRENCIES[(match[1] ?? match[5] ?? '').toLowerCase()]
  const unit = unitOf(`${match[0]} ${after}`, before) ?? unitOfSize(second ?? first, hints)
  return check({ ...ends(first, second, before), unit, currency })
}

/** An amount with its currency sign is surer than one without ("Band 6 £31,000 - £37,000"). */
function firstAmount(text: string): RegExpExecArray | null {
  const sign = text.search(/[£$€]\s?\d/)
  const match = AMOUNT.exec(sign > 0 && !/\d\s?(?:k|,\d{3})/i.test(text.slice(0, sign)) ? text.slice(sign) : text)
  if (match && sign > 0 && !text.startsWith(match[0], match.index)) {
    match.index += sign
  }
  return match
}

function ends(first: number | undefined, second: number | undefined, before: string) {
  if (second !== undefined) {
    return { min: first, max: second }
  }
  const isCeiling = /(up to|maximum|max|to)\s*(of\s*)?[£$€]?\s*$/i.test(before)
  const isFloor = /(from|starting(?: salary)?(?: at| from)?|minimum|min)\s*(of\s*)?[£$€]?\s*$/i.test(before)
  return { min: isCeiling ? undefined : first, max: isFloor ? undefined : first }
}

/** Returns the unit closest after the figure, or else before it. */
function unitOf(after: string, before: string): SalaryUnit | undefined {
  const upToNextAmount = /^.*?[\d.,k]+.*?(?=[£$€]\s?\d|$)/i.exec(after)?.[0] ?? after
  return firstUnit(upToNextAmount) ?? firstUnit(before) ?? firstUnit(after)
}

/** Returns the only unit that the size of the figure allows. */
function unitOfSize(size = 0, hints: SalaryHints): SalaryUnit | undefined {
  const fitsYear = size >= SURELY_A_YEAR[0] && size <= SURELY_A_YEAR[1]
  return fitsYear || (hints.unit === 'year' && size >= BOUNDS.year[0]) ? 'year' : undefined
}

function firstUnit(text: string): SalaryUnit | undefined {
  const found = UNITS.flatMap(([unit, pattern]) => {
    const index = text.search(pattern)
    return index === -1 ? [] : [{ unit, index }]
  })
  return found.sort((one, other) => one.index - other.index)[0]?.unit
}

function fromFields({ min, max, unit, currency }: SalaryHints): Found | undefined {
  return min === undefined && max === undefined ? undefined : check({ min, max, unit, currency })
}

function check({ min: lower, max, unit, currency }: Omit<Found, 'unit'> & { unit: SalaryUnit | undefined }) {
  // "£0 - £60,000": a form that had no field for "up to".
  const min = lower === 0 ? undefined : lower
  if (
    !unit ||
    (min ?? max) === undefined ||
    (min !== undefined && max !== undefined && (min > max || max > min * WIDEST))
  ) {
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
  const value = Number(`${whole.replaceAll(',', '')}.${cents ?? '0'}`)
  return thousands ? value * 1_000 : value
}

const pence = (amount: number | undefined): number | null => (amount === undefined ? null : Math.round(amount * 100))
