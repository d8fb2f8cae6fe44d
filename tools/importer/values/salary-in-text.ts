import { readSalary, type Salary, type SalaryHints, SEE_ADVERT } from './salary'
import { findAmount, isEarnings, withoutExtras } from './salary-amounts'

const KIND = String.raw`(?:starting|basic|annual|base|gross|full[- ]time|fte|weekly|monthly|hourly|the|your|expected|advertised)`
const PAY = String.raw`(?:salary|pay|(?:(?:real |national )?(?:living|minimum) )?wages?|package|remuneration|rate of pay|pay rate|hourly rate|stipend|bursary)`
const MORE = String.raw`(?:[ /&]+(?:range|details?|package|band|scale|rate|per annum|pa|p\.a\.|per hour|benefits|and benefits))*`
/** "Salary: £27,000", "Basic salary range (per annum) - 24-26k", "Salary £22,000". */
const LABEL = new RegExp(
  String.raw`^[\s*•·\-–]*(?:${KIND} )*${PAY}${MORE}\s*(?:\([^)]{0,30}\))?(?:\s*[:=–]\s*|\s+-\s*|\s+(?=[£$€]\s?\d))(?<pay>.{1,160})$`,
  'i',
)
const HEADING = new RegExp(String.raw`^[\s*•·\-–]*(?:${KIND} )*${PAY}${MORE}\s*:?$`, 'i')
/** "a salary of up to £25,000", "you will be paid £12.60 an hour" */
const SENTENCE = new RegExp(
  String.raw`\b(?:${PAY}|paid|paying|pays|earn|earning),?\s(?:(?:${KIND}|range|package|for this (?:role|post|position|job)|of|is|are|at|up to|from|between|will|be|a|an|to|you|around|circa|in|region|rate|currently|offered)\s)*\(?(?:[£$€]\s?\d|\d{2}(?:\.\d)?k\b|\d{2,3},\d{3}\s(?:gbp|per|a year|p\.?a)).{0,160}`,
  'i',
)
const OTHER_MONEY = /[£$€]\s?\d[\d.,]*\s?(?:m|mn|bn|million|billion)\b/i

/** A line such as "Salary: £27,000 a year", or a sentence. */
export function findSalary(html: string, hints: SalaryHints): Salary | undefined {
  const lines = linesOf(html)
  const all = lines.flatMap(line => line.split(/(?<=[a-z\d)][.!?;])\s+(?=[A-Z])/))
  const labelled = [...lines, ...all]
    .map(line => LABEL.exec(line)?.groups?.pay ?? '')
    .filter(text => /\d[\d,. ]*[\dk]/i.test(text))
  const sentences = all
    .map(line => SENTENCE.exec(line)?.[0] ?? '')
    .filter(text => /\d/.test(withoutExtras(text)) && !OTHER_MONEY.test(text))
  const stated = [...labelled, ...sentences]
  const read = stated.map(text => readSurely(text, hints)).find(({ unit }) => unit !== null)
  return read ?? (stated.length > 0 || all.some(isEarnings) ? unread() : undefined)
}

/** If a sentence has two salaries, both are uncertain. */
function readSurely(text: string, hints: SalaryHints): Salary {
  const salary = readSalary(text, hints)
  const used = findAmount(withoutExtras(text))?.match[6] === undefined ? 1 : 2
  const others = withoutExtras(text).match(/[£$€]\s?\d{2,3}(?:,\d{3}|k)/gi)?.length ?? 0
  return salary.unit === 'year' && others > used && !/pro[- ]?rata|actual|fte/i.test(text) ? unread() : salary
}

const unread = (): Salary => ({ ...readSalary(''), text: SEE_ADVERT })

function linesOf(html: string): string[] {
  const lines = html
    .replace(/<\/?(?:p|div|li|ul|ol|h\d|br|tr|table)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&(?:pound|#163);/g, '£')
    .replace(/&euro;/g, '€')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
  return lines
    .map((line, i) => (HEADING.test(line) ? `Salary: ${lines[i + 1] ?? ''}` : line))
    .filter(line => /\d/.test(line))
}
