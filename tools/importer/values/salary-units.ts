import type { SalaryUnit } from '../../../host/db/tables'

const PER = String.raw`(?:\b(?:each|an?|every)\s|\bper\s?|\/\s?|(?<![a-z])p[/.]\s?)`
/** "ph" may follow directly after the figure. */
const short = (letters: string): string => String.raw`(?<![a-z])p\.?\s?\/?${letters}\b`
const UNITS: readonly (readonly [SalaryUnit, RegExp])[] = [
  ['hour', new RegExp(`${PER}(?:hours?|hrs?|h)\\b|${short(String.raw`\.?h`)}|hourly|\\/h\\b`, 'i')],
  ['day', new RegExp(`${PER}(?:working )?(?:days?|d)\\b|${short('d')}|\\bdaily|\\bday rate`, 'i')],
  ['week', new RegExp(`${PER}(?:weeks?|wk|w)\\b|${short('w')}|(?<!bi-?)weekly`, 'i')],
  ['month', new RegExp(`${PER}(?:calendar )?(?:months?|mth|m)\\b|${short('c\\.?\\s?m')}|${short('m')}|monthly`, 'i')],
  [
    'year',
    new RegExp(`${PER}(?:annum|annam|anum|year|yr|a)\\b|${short('a')}|annual|\\bk\\s?pa\\b|per ann|yearly`, 'i'),
  ],
]
/** Values of unit fields, including UN/CEFACT codes. */
const NAMES: readonly (readonly [SalaryUnit, RegExp])[] = [
  ['hour', /^(?:hours?|hr|hourly|hur)$/],
  ['day', /^(?:days?|daily)$/],
  ['week', /^(?:weeks?|wk|weekly|wee)$/],
  ['month', /^(?:months?|mth|monthly|mon|pcm)$/],
  ['year', /^(?:years?|yr|yearly|annum|ann|annual(?:ly)?|pa|p\.a\.?)$/],
]
/** We do not support piece rates and fortnightly pay. */
const OTHER =
  /(?:per|p\/|\/|\ba)\s?(?:session|shift|visit|mile|night|slot|clinic|week-?end|placement|fortnight|article|word|lesson|class|delivery|drop|head|project|term|semester)|sessional|fortnightly|bi-?weekly/i

export function unitNamed(text: string): SalaryUnit | undefined {
  const name = text
    .toLowerCase()
    .replace(/^(?:per|a|an|\/)[\s_-]*/, '')
    .trim()
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? (isOtherUnit(text) ? undefined : firstUnit(text))
}

export const isOtherUnit = (text: string): boolean => OTHER.test(text)

export function firstUnit(text: string): SalaryUnit | undefined {
  const found = UNITS.flatMap(([unit, pattern]) => {
    const index = text.search(pattern)
    return index === -1 ? [] : [{ unit, index }]
  })
  return found.sort((one, other) => one.index - other.index)[0]?.unit
}
