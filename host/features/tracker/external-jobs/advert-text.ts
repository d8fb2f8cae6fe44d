import { bareName, readPlaceText } from '../../../../tools/importer/values/place-text'
import { readSalary } from '../../../../tools/importer/values/salary'
import { findSalary } from '../../../../tools/importer/values/salary-in-text'
import { readTitle } from '../../../../tools/importer/values/title'
import { dayOfText } from '../../../lib/day-of-text'
import { formatPay } from '../../public/jobs'

/** Words before a colon, or alone above their value. */
const LABELS = {
  jobTitle: /^(?:job|role|position|vacancy)(?: ?title| name)?$|^title$/i,
  companyName:
    /^(?:(?:hiring |recruiting )?(?:company|employer|organi[sz]ation|firm)(?: name)?|hiring organi[sz]ation)$/i,
  location: /^(?:(?:job|work|office|main|primary) )?(?:locations?|place|city|town|where|office|based(?: in| at)?)$/i,
  deadline:
    /^(?:(?:application|advert|vacancy|job)s? )?(?:clos(?:es|ing)(?: date| day| on)?|deadline(?: date)?|end date|expir(?:es|y)(?: date)?|apply (?:by|before)|due(?: date)?|valid (?:until|through)|last (?:date|day)(?: to apply| for applications)?)(?: for applications)?$/i,
} as const
const LABELLED = /^[\s•*·–-]*([\p{L} ]{3,40}?)\s*(?::|\s[–-])\s*(\S.*)?$/u
/** "Applications close at noon on 12 December", "Please apply by 12/12/2026". */
const CLOSES =
  /\b(?:clos(?:es?|ing)|deadline|apply (?:by|before|no later than)|applications? (?:\w+ ){0,4}(?:by|before|until)|(?:open|accepted) until)\b(.*)/i
const NAME = String.raw`[\p{Lu}\d][\p{L}\d&'’.+-]*(?: (?:(?:of|and|for|the|de) ){0,2}[\p{Lu}\d&][\p{L}\d&'’.+-]*){0,6}`
const TITLE_AT = new RegExp(String.raw`^(.{3,120}?)(?: at | @ | \| )(${NAME})(?: \| .*)?$`, 'u')
/** Headings and sentences that name the employer, best first. */
const EMPLOYERS = [
  String.raw`^About (?!us\b|you\b|the (?:role|job|team)\b|this\b|our\b)(${NAME})$`,
  String.raw`^At (${NAME}),? (?:we|our)\b`,
  String.raw`^Join (${NAME}) as\b`,
  String.raw`^(${NAME}),? (?:is|are) (?:now |currently |actively )?(?:looking|seeking|hiring|recruiting|offering|inviting)\b`,
].map(pattern => new RegExp(pattern, 'u'))
const BASED = new RegExp(
  String.raw`\b(?:based|located|working) (?:in|at|from|out of) (?:our |the )?(${NAME}(?:, ${NAME})?)`,
  'u',
)
/** Words of a page around the advert, and names that stand for any employer. */
const NO_VALUE =
  /^(?:home|menu|skip to .*|jobs?|back.*|search.*|log ?in|sign ?in|apply(?: now)?|save.*|share.*|we|us|you|our|this|it|there|the)$/i

const MAX_TITLE_LENGTH = 120

type Field = keyof typeof LABELS

/** Reads the fields of "Add a job" from the text of an advert; a field without a value is ''. */
export function readAdvert(text: string, now: Date) {
  const lines = text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
  const labelled = (field: Field) => labelledValue(lines, field)
  const first = lines.length > 2 ? (lines.find(isTitle) ?? '') : ''
  const [, title = '', employer = ''] = TITLE_AT.exec(labelled('jobTitle') || first) ?? []
  return {
    jobTitle: readTitle(title || labelled('jobTitle') || first),
    companyName: labelled('companyName') || employer || firstOf(lines, EMPLOYERS),
    location: placeOf(labelled('location') || firstOf(lines, [BASED])),
    salaryText: payIn(lines),
    deadline: dayOfText(labelled('deadline'), now) ?? closingDay(lines, now) ?? '',
  }
}

const isTitle = (line: string): boolean =>
  line.length <= MAX_TITLE_LENGTH && !NO_VALUE.test(line) && !/^https?:/.test(line)

/** Pay that cannot be read is left to the user. */
function payIn(lines: readonly string[]): string {
  const { minPence, maxPence, unit, currency, text } = findSalary(lines.join('\n'), {}) ?? readSalary('')
  return unit === null
    ? ''
    : formatPay({
        salary_min_pence: minPence,
        salary_max_pence: maxPence,
        salary_unit: unit,
        salary_currency: currency,
        salary_text: text,
      })
}

function labelledValue(lines: readonly string[], field: Field): string {
  for (const [index, line] of lines.entries()) {
    const [, label = line, value = lines[index + 1] ?? ''] = LABELLED.exec(line) ?? []
    if (LABELS[field].test(label.trim())) {
      return value.trim()
    }
  }
  return ''
}

const firstOf = (lines: readonly string[], patterns: readonly RegExp[]): string =>
  patterns
    .flatMap(pattern => lines.map(line => pattern.exec(line)?.[1] ?? ''))
    .find(value => value !== '' && !NO_VALUE.test(value)) ?? ''

/** "Leeds (hybrid)" gives "Leeds"; remote work has no place. */
function placeOf(text: string): string {
  const { rest, remote, nationwide } = readPlaceText(text)
  return bareName(rest) || (remote ? 'Remote' : nationwide ? 'UK' : '')
}

const closingDay = (lines: readonly string[], now: Date): string | undefined =>
  lines
    .flatMap(line => line.split(/(?<=[a-z\d)][.!?;])\s+(?=\p{Lu})/u))
    .map(sentence => dayOfText(CLOSES.exec(sentence)?.[1] ?? '', now))
    .find(Boolean)
