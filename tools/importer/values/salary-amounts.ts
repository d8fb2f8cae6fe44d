const SIGN = String.raw`(£|US\$|\$|€|gbp\s?£?|usd\$?|eur(?:os?)?)?\s?`
const NUMBER = String.raw`${SIGN}(\d{1,3}(?:,\d{3})+|(?<=[£€$]\s?)\d{1,3}(?: \d{3})+|\d{1,7})(?:\.(\d{1,2}))?(?!\d|%|,\d)\s?(k\b|k(?=p))?`
const AFTER = String.raw`(?:\s?(?:gbp|usd|eur|euros?|(?:us )?dollars|pounds|sterling|€)(?![a-z]))?(?:\s?p\.?\/?h\.?\b|\/h\b)?`
const TO = String.raw`\s*(?:[-‐-―−~→]|to|/|and)\s*`
/** An amount of money or a range. */
const AMOUNT = `${NUMBER}${AFTER}(?:${TO}${NUMBER}${AFTER})?`
const PATTERN = new RegExp(AMOUNT, 'i')
/** The same without capturing groups. */
const ANY = AMOUNT.replace(/\((?!\?)/g, '(?:')

const EXTRA = String.raw`ote|o\.t\.e\.?|on[- ]target(?: earnings?)?|(?:potential|realistic|possible|uncapped|first year|total|achievable) (?:earnings?|income|package)|earning potential|(?:bonus|commission|allowance|supplement|weighting|voucher|discount|contribution|enhancement|overtime|referral|joining|signing|welcome|relocation|retention)(?:e?s)?`
const BEFORE_EXTRA = new RegExp(
  String.raw`(?:${EXTRA})\b[\s:(]*(?:(?:of|up to|around|circa|c\.|is|at|worth|potential|earnings?|scheme|c|in excess of|over|£0 ?-)[\s:]*)*${ANY}(?:\s?(?:p\.?a\.?\b|per annum|a year))?\+?`,
  'gi',
)
const AFTER_EXTRA = new RegExp(
  String.raw`(?:up to |around |circa |plus |\+ ?|& )?${ANY}\s?(?:p\.?a\.?|per annum|a year|per year)?[\s(]{0,2}(?:(?:annual|yearly|monthly|quarterly|performance|year-end|discretionary|sign-on|uncapped|company|london|car|realistic|year \d|yr \d|1st year|first year)\s)*(?:${EXTRA})\b`,
  'gi',
)
const ACTUAL = new RegExp(
  String.raw`\b(?:actual(?:ly)?|pro[- ]rata(?:'?d)? (?:to|salary(?: of)?:?)|equating to)(?: (?:salary|pay))?(?: (?:of|is|for this (?:role|post)))?\s*[:=]?\s*${ANY}|${ANY}\s(?:\(?actual(?:ly)?\b|take[- ]home)`,
  'i',
)

/** "£12.60 days, £14.20 nights", "Min £28k Max £32k" */
const FURTHER = new RegExp(String.raw`(?=[£$€]\s?\d|(?<![\d.,])\d+(?:,\d{3}|\.?\d?k))${AMOUNT}`, 'gi')
/** Pay on top of the salary is not another rate. */
const ON_TOP = /(?:\+|plus|with|inc\w*|inclusive of|allowance of)\s?$/i
const PART_TIME = /pro[- ]?rata|actual|\bfte\b|full[- ]time|equivalent/i

const MONEY = /[£$€]\s?\d|\d[\d,]*\d|\dk/i
const EARNINGS = /\bote\b|o\.t\.e|on[- ]target|earnings?\b|earning potential|(?:total|achievable) (?:income|package)/i

/** Possible earnings, in a figure. */
export const isEarnings = (text: string): boolean => EARNINGS.test(text) && /[£$€]\s?\d/.test(text)

/** "20.000,00" is 20000.00 and "11,44" is 11.44 in most of Europe; no pay has three decimals. */
export const withEnglishFigures = (text: string): string =>
  text
    .replace(/(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.]\d|\d)/g, figure => figure.replaceAll('.', ''))
    .replace(/(?<![\d.,])(\d{1,7}),(\d{2})(?!\d|[.,]\d)/g, '$1.$2')

interface FoundAmount {
  match: RegExpExecArray
  before: string
  after: string
}

/** Finds the first amount. One with a currency sign is more certain than one without ("Band 6 £31,000 - £37,000"). */
export function findAmount(text: string): FoundAmount | undefined {
  const sign = text.search(/[£$€]\s?\d/)
  const start = sign > 0 && !/\d\s?(?:k|,\d{3})/i.test(text.slice(0, sign)) ? sign : 0
  const match = PATTERN.exec(text.slice(start))
  if (!match) {
    return undefined
  }
  const index = start + match.index
  return { match, before: text.slice(0, index), after: text.slice(index + match[0].length) }
}

/** Removes amounts in addition to a salary, or only for some: "OTE £60k", "£2,000 bonus". */
export function withoutExtras(text: string): string {
  const rest = text.replace(BEFORE_EXTRA, ' ').replace(AFTER_EXTRA, ' ')
  // "39,000 per annum bonus, car" is not a bonus of that size; possible earnings are never the salary.
  return MONEY.test(rest) || EARNINGS.test(text) ? rest : text
}

/** Each amount has the text up to the next. */
export function furtherAmounts(after: string): FoundAmount[] {
  const matches = [...after.matchAll(FURTHER)]
  return matches.map((match, i) => ({
    match,
    before: after.slice(0, match.index),
    after: after.slice(match.index + match[0].length, matches[i + 1]?.index),
  }))
}

/** A rate applies to the same hours as the first amount. */
export const isRate = (text: string, { before }: FoundAmount): boolean => !PART_TIME.test(text) && !ON_TOP.test(before)

/** "£24,570 pro rata (actual £14,742)" gives the pay for part-time hours. */
export const actualPay = (text: string): string | undefined => ACTUAL.exec(text)?.[0]
