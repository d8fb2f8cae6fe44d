import { shorten } from '../text/line'
import { apprenticeshipOf } from './job-type'
import { readSubjects } from './subjects'

/** The facts in an advert's text, in its own words if a column takes text. */
export interface TextFacts {
  minGrade: string | null
  visa: 'yes' | 'no' | 'unknown'
  hours: string | null
  /** `YYYY-MM-DD`; the first of the month if only a month is given. */
  startDate: string | null
  startText: string | null
  durationMonths: number | null
  areaSlugs: string[]
  /** The type of an apprenticeship whose level is only in the text. */
  apprenticeship: string | null
}

/** The relevant part of an advert is shorter. */
const LONGEST = 30_000
const MOST_MONTHS = 60

/** Reads the facts of an advert from its title and its HTML description. */
export function readTextFacts(title: string, html: string, given: readonly string[] = []): TextFacts {
  const text = textOf(html.slice(0, LONGEST))
  const start = readStart(text)
  return {
    minGrade: readGrade(text),
    visa: readVisa(text),
    hours: readHours([title, ...given].join(', '), text),
    startDate: start?.date ?? null,
    startText: start?.text ?? null,
    durationMonths: readMonths(`${title}. ${text}`),
    areaSlugs: readSubjects(text),
    apprenticeship: apprenticeshipOf(/\bapprenticeship\b/i.test(text) ? levelPart(text) : '') ?? null,
  }
}

const textOf = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h\d)>|<br>/g, '. ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/(?:\.\s*){2,}/g, '. ')
    .replace(/\s+/g, ' ')

/** The words around a level, because a "level 3 qualification" may be a requirement. */
const levelPart = (text: string): string =>
  /\b(degree apprenticeship|level [2-7][^.]{0,40}apprenticeship|apprenticeship[^.]{0,20}\(?level [2-7]\)?)/i.exec(
    text,
  )?.[0] ?? ''

const GRADE =
  /\b(first[- ]class(?: honours)?(?: degree)?|(?:a )?1st|2[:.]1|2[:.]2|(?:an )?upper second(?:[- ]class)?|(?:a )?lower second(?:[- ]class)?|2i{1,2}|third[- ]class)(?: (?:honours|degree|hons))*((?:,? or|,? and)? (?:above|higher|better|equivalent(?: or above)?)|\+)?/gi
/** "2:1 support" and "1.2.1" are not grades; one of these words must be near. */
const DEGREE_WORDS =
  /\b(minimum|at least|grade|subject|discipline|degree|honours|hons|classification|class|above|higher|predicted|expect|achiev|graduat|undergraduate|bachelor|bsc|ba|university)\w*\b|\+/i

function readGrade(text: string): string | null {
  for (const match of text.matchAll(GRADE)) {
    const around = text.slice(Math.max(0, match.index - 80), match.index + match[0].length + 60)
    const isPart =
      /[\d:.]$/.test(text.slice(0, match.index)) || /^[:.]?\d/.test(text.slice(match.index + match[0].length))
    if (!isPart && DEGREE_WORDS.test(around)) {
      return shorten(
        match[0]
          .replace(/^(an?|the) /i, '')
          .replace(/2\.([12])/, '2:$1')
          .replace(/ (and|or) (above|higher|better)/i, ' or above')
          .replace('+', ' or above')
          .trim(),
        100,
      )
    }
  }
  return null
}

const NO_VISA =
  /\b(?:(?:not|unable to|cannot|can['’]t|don['’]t|do not|no|without|nor) (?:\w+ ){0,6}(?:visa|sponsor\w*)|sponsorship (?:is |will )?(?:not|un)[ -]?(?:be )?(?:available|offered|provided|possible)|(?:visa|sponsorship)[^.]{0,40}\b(?:not|unavailable)\b)/i
const VISA =
  /\b(?:(?:we|employer|company|role|position)[^.]{0,40}\b(?:can|will|are able to|do|does|able to|happy to|offers?|provides?) ?(?:\w+ ){0,3}sponsor\w*|(?:visa |worker |tier 2 )?sponsorship (?:is |will be |may be |can be )?(?:available|offered|provided|possible)|(?:offers?|provides?) (?:\w+ ){0,2}(?:visa|skilled worker) sponsorship|licen[cs]ed (?:visa )?sponsor|visa sponsorship: ?yes)\b/i

/** A refusal wins: it often comes with the words of an offer. */
function readVisa(text: string): TextFacts['visa'] {
  const sentences = text.split(/(?<=[.!?]) /).filter(sentence => /\b(visa|sponsor)/i.test(sentence))
  const isAboutVisas = (sentence: string) => /\bvisa|sponsorship|skilled worker|tier 2/i.test(sentence)
  if (sentences.some(sentence => isAboutVisas(sentence) && NO_VISA.test(sentence))) {
    return 'no'
  }
  return sentences.some(sentence => isAboutVisas(sentence) && VISA.test(sentence)) ? 'yes' : 'unknown'
}

const HOURS_NUMBER = String.raw`(?<![\d.])\d{1,2}(?:\.\d{1,2})?(?: ?(?:to|-|–) ?\d{1,2}(?:\.\d{1,2})?)?`
const A_WEEK = String.raw`(?:(?:a|per|\/|each|every) ?(?:week|wk)|weekly|p\.?\/?w)\b`
const HOURS_A_WEEK = new RegExp(`${HOURS_NUMBER} ?(?:hours|hrs|h) ?${A_WEEK}`, 'i')
/** "Hours: 37.5 per week", "Hours per week: 16-20". */
const HOURS_FIELD = new RegExp(
  `\\b(?:hours|hrs)(?: of work)?(?: ?:? ?(${HOURS_NUMBER}) ?${A_WEEK}| ?${A_WEEK} ?:[ .]*(${HOURS_NUMBER})(?! ?(?:am|pm|[.:]\\d)))`,
  'i',
)
/** Words that are a fact anywhere, and those that are one only in the title or a field of hours. */
const HOURS: readonly (readonly [name: string, anywhere: RegExp | null, inTitle: RegExp])[] = [
  [
    'Part-time',
    /\b(?:this is a|role is|position is|hours?:|job type:|contract:?) ?part[- ]time\b/i,
    /\bpart[- _]?time\b/i,
  ],
  [
    'Weekends',
    /\b(?:weekends? only|every weekend|saturdays? and sundays? only|weekend (?:job|role|position))\b/i,
    /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/i,
  ],
  ['Term-time', /\bterm[- ]time(?: only)?\b/i, /\bterm[- ]time\b/i],
  ['Evenings', /\bevenings? only\b/i, /\bevenings?\b/i],
  ['Nights', /\bnights? only\b/i, /\b(?:night shifts?|nights)\b/i],
]

function readHours(title: string, text: string): string | null {
  const words = HOURS.filter(([, anywhere, inTitle]) => inTitle.test(title) || anywhere?.test(text)).map(
    ([name]) => name,
  )
  const [, before, after] = HOURS_FIELD.exec(text) ?? []
  const named = before ?? after
  const number = HOURS_A_WEEK.exec(text)?.[0] ?? (named && `${named} hours per week`)
  const all = [...words, ...(number ? [number] : [])]
  return all.length > 0 ? shorten(all.join(', '), 100) : null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const START =
  /\b(?:start(?:s|ing)?(?: date)?|commenc(?:es|ing)|begin(?:s|ning)?|joining(?: us)?)(?: is| will be| date)?:? ?(?:is |will be )?(?:in |on |from |early |mid |late |around )*((?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?),? 20\d\d|as soon as possible|asap|immediate(?:ly)?|(?:spring|summer|autumn|winter) 20\d\d)\b/i

function readStart(text: string): { date: string | null; text: string } | undefined {
  const words = START.exec(text)?.[1]
  if (!words) {
    return undefined
  }
  const [, day, month = '', year = ''] = /^(?:(\d{1,2})\D{0,6} )?([a-z]{3})[a-z]*,? (20\d\d)$/i.exec(words) ?? []
  const number = MONTHS.indexOf(month.toLowerCase()) + 1
  const iso = `${year}-${String(number).padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`
  const isDate = number > 0 && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso)
  return { date: isDate ? iso : null, text: words.replace(/^\p{Ll}/u, letter => letter.toUpperCase()) }
}

const LASTS =
  /\b(\d{1,2})[- ]?months?(?:['’]s?)?,? (?:(?:paid|industrial|student|fixed[- ]term|undergraduate|graduate|degree) ){0,2}(?:placement|internship|contract|programme|program|scheme|apprenticeship|fixed[- ]term|ftc)\b|\b(?:placement|internship|contract|programme|scheme|apprenticeship)(?: \w+){0,3} (?:of|for|lasts?|lasting) (\d{1,2}) months?\b|\b(?:expected )?duration:? (?:of )?(\d{1,2}) months?\b/i

function readMonths(text: string): number | null {
  const match = LASTS.exec(text)
  const months = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0)
  return months > 0 && months <= MOST_MONTHS ? months : null
}
