import { findDay } from '../../../host/lib/read-day'

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const YEAR = String.raw`(?:20\d\d|'\d\d)`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`
/** Dates, from exact to vague. */
const DATE = [
  String.raw`20\d\d-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.](?:20)?\d\d`,
  String.raw`${DAY}(?: of)?[ -]${MONTH},?[ -]${YEAR}|${MONTH} ${DAY},? ${YEAR}`,
  // The year of "21 June - 27 August 2027" comes after the second day.
  String.raw`${DAY}(?: of)? ${MONTH}(?= ?(?:-|to|until) ?${DAY}(?: of)? ${MONTH} ${YEAR})`,
  String.raw`(?:(?:early|mid|late)[ -])?(?:${MONTH}|spring|summer|autumn|winter)(?:(?:,| or|\/) ?(?:${MONTH}))*,?[ -]?${YEAR}`,
  String.raw`(?:early|mid|late|q[1-4])[ -]20\d\d|(?:first|second|third|fourth) quarter of 20\d\d|[01]?\d\/20\d\d`,
].join('|')
const NOW = 'as soon as possible|asap|immediate(?:ly)?'
const STARTING = String.raw`(?:(?:start(?:s|ing)?|commenc(?:es?|ing|ement)|begin(?:s|ning)?|join(?:s|ing)?|kicks? off|months from|intakes?|available|required|placement|internship|programme|contract|role|position)(?: (?:month|dates?))?|runs|^dates?)\b`
/** A date near these words is not the start. */
const OTHER = String.raw`clos|appl|interview|deadline|assessment|degree|course|universit|stud(?:y|ies)|end|finish|salar|pay|open|until|(?:financial|academic|school) year`
const FILL = String.raw`(?:(?!\b(?:${OTHER})|[.?!;]).){0,45}?`
const FORMS = [
  // "Start date: September 2027", "The role will begin on Monday 4th January 2027", "placement from July 2027"
  String.raw`(?<!\b(?:${OTHER})\w*\b(?:(?![.;]).){0,25})${STARTING}${FILL}(?<!\bto )\b(?<when>${DATE})`,
  String.raw`\b(?:start|commenc|begin|join)\w*(?: date)?[:\s-]*(?:is |will be )?(?<when>${NOW})\b`,
  String.raw`\b(?<when>${NOW}|(?:${DATE}))(?= (?:start|intake|cohort)\b)`,
  String.raw`\bfrom (?:\w+day,? )?(?<when>${DATE})(?= for \w+[ -](?:week|month|year)s?\b)`,
  String.raw`\bstart date(?:s are| is)?:? (?<when>flexible)\b`,
].map(form => new RegExp(form, 'i'))

/** `text` is in the advert's words; `date` is `YYYY-MM-DD` if they name a day or a month. */
export function readStart(sentences: readonly string[]): { date: string | null; text: string } | undefined {
  const about = sentences.filter(text => /20\d\d|'\d\d|\/\d\d|asap|immediate|possible|flexible/i.test(text))
  for (const form of FORMS) {
    for (const sentence of about) {
      const match = form.exec(sentence)
      const when = match?.groups?.when
      if (match && when) {
        const year = new RegExp(YEAR).exec(sentence.slice(match.index + match[0].length))?.[0] ?? ''
        const text = /\d\d$/.test(when) || !/\d/.test(when) ? when : `${when} ${year}`
        return { date: dayOf(text), text: text.replace(/^\p{Ll}/u, letter => letter.toUpperCase()) }
      }
    }
  }
  return undefined
}

/** Without a day it is the first of the month. Seasons and several months give null. */
function dayOf(text: string): string | null {
  const isVague = /^(?:early|mid|late)|,(?! 20)| or |\/(?=\D)/i.test(text)
  const found = isVague ? undefined : (findDay(text) ?? findDay(`1 ${text}`) ?? findDay(`1/${text}`))
  return found ? new Date(found.day).toISOString().slice(0, 10) : null
}
