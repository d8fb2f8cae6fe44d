import { apprenticeshipOf } from '../values/job-type'
import { readSubjects } from '../values/subjects'
import { readGrade } from './grade'
import { readHours } from './hours'
import { readStart } from './start'
import { readVisa, type Visa } from './visa'

/** Texts are in the advert's own words. */
export interface TextFacts {
  minGrade: string | null
  visa: Visa
  hours: string | null
  /** `YYYY-MM-DD`; the first of the month if only a month is given. */
  startDate: string | null
  startText: string | null
  durationMonths: number | null
  areaSlugs: string[]
  /** The type of an apprenticeship whose level is only in the text. */
  apprenticeship: string | null
}

/** Longer texts are cut: the relevant part is shorter. */
const MAX_TEXT_LENGTH = 30_000
const MAX_MONTHS = 60

export function readTextFacts(title: string, html: string, given: readonly string[] = []): TextFacts {
  const sentences = sentencesOf(html.slice(0, MAX_TEXT_LENGTH))
  const text = sentences.join('. ')
  const start = readStart(sentences)
  return {
    minGrade: readGrade(sentences),
    visa: readVisa(sentences),
    hours: readHours([title, ...given].join(', '), sentences),
    startDate: start?.date ?? null,
    startText: start?.text ?? null,
    durationMonths: readMonths(`${title}. ${text}`),
    areaSlugs: readSubjects(text),
    apprenticeship: apprenticeshipOf(/\bapprenticeship\b/i.test(text) ? levelPart(text) : '') ?? null,
  }
}

const sentencesOf = (html: string): string[] =>
  html
    .replace(/<\/(?:p|li|h\d)>|<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/:\s*\n/g, ': ')
    .split(/\s*\n\s*|(?<=[^.\d]{2}[.!?]|\d[.?]) (?=[\p{Lu}"'(])/u)
    .filter(Boolean)

/** A level needs words around it, because a "level 3 qualification" may be a requirement. */
const levelPart = (text: string): string =>
  /\b(degree apprenticeship|level [2-7][^.]{0,40}apprenticeship|apprenticeship[^.]{0,20}\(?level [2-7]\)?)/i.exec(
    text,
  )?.[0] ?? ''

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const COUNT = `(?<count>\\d{1,2}|${NUMBERS.join('|')}|eighteen|twenty[- ]four)[- ]?(?<unit>month|year)s?(?:'s?)?`
const KIND = '(?:placement|internship|contract|programme|program|scheme|apprenticeship|fixed[- ]term|ftc)'
const LASTS = [
  `\\b${COUNT},? (?:(?:paid|industrial|student|fixed[- ]term|undergraduate|graduate|degree|training|rotational) ){0,2}${KIND}\\b(?! (?:manage|deliver|experience))`,
  `\\b${KIND}(?: \\w+){0,3} (?:of|for|over|is|lasts?|lasting|takes?) ${COUNT}(?! (?:of )?(?:\\w+ )?experience)\\b`,
  `\\b(?:duration|(?:contract|programme|placement|scheme) (?:length|term))(?: is)?:? (?:of )?${COUNT}`,
].map(form => new RegExp(form, 'i'))

function readMonths(text: string): number | null {
  const { count = '', unit } = LASTS.map(form => form.exec(text)).find(Boolean)?.groups ?? {}
  const months = (Number(count) || numberOf(count)) * (unit?.toLowerCase() === 'year' ? 12 : 1)
  return months > 0 && months <= MAX_MONTHS ? months : null
}

function numberOf(word: string): number {
  const small = NUMBERS.indexOf(word.toLowerCase()) + 1
  return small || (/^twenty/i.test(word) ? 24 : /^eighteen/i.test(word) ? 18 : 0)
}
