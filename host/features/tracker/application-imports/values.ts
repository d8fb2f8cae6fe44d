import type { TrackerStage } from '../../../db/tables'

/** Steps before an offer: "Offered an interview" is no offer yet. */
const EARLIER = '(?!.*(?:interview|assessment|test|call))'
/** The words of each stage; the first pattern that fits wins, so "Rejected after interview" is unsuccessful. */
const PATTERNS: readonly (readonly [TrackerStage, RegExp])[] = [
  [
    'withdrawn',
    /withdr[ae]w|(?:pulled|dropped|opted) out|cancelled|offer (?:declined|rejected|turned)|(?:declined|rejected|turned down) .*offer/,
  ],
  [
    'unsuccessful',
    /reject|unsuccess|not success|\b(?:declined|ghosted|failed|turned down|no longer|filled|closed|not progress\w*|didn t get)\b|^no$/,
  ],
  ['accepted', new RegExp(`^${EARLIER}.*(?:accepted|hired|signed)`)],
  ['offer', new RegExp(`^${EARLIER}.*offer`)],
  ['assessment-centre', /\bac\b|assessment (?:cent|day)|superday/],
  ['video-interview', /video|hirevue|recorded|digital interview|^vi$/],
  ['phone-interview', /phone|\bcall\b|\b(?:hr|recruiter|tech|technical) screen/],
  ['online-test', /\btests?\b|\bassessments?\b|hackerrank|\bo[at]\b/],
  ['interview', /interview|\bround\b/],
  [
    'interested',
    /^$|interested|not (?:yet )?appl|to apply|sav(?:ed|ing)|wish|shortlist|to ?do\b|bookmark|draft|^(?:open|started|research\w*)$/,
  ],
  ['applied', /applied|submitted|sent\b|pending|wait|in review|in progress|under review|no (?:response|reply|news)/],
]

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

export function readStage(text: string): TrackerStage | undefined {
  const words = wordsOf(text)
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0]
}

/** Words that name a stage in a cell, but not in a heading: a "Closed date" is a deadline, and "Call done" a note. */
const NO_HEADING = /^(?:|no|open|closed|saved|pending|waiting|to ?do|call|sent|started)$/
const MAX_WORDS = 3

/** Stages that need no word such as "date" after them in a heading. */
const BARE =
  /^(?:(?:online|aptitude) tests?|assessment (?:cent(?:re|er)|day)|(?:(?:phone|telephone|video|first|second|final) )?interview|offer)$/

/** Such as "Offer: done", "Offer: day", "Date of offer" or "Offer?". */
export function stageOfHeading(text: string): { stage: TrackerStage; kind: 'done' | 'day' } | undefined {
  const words = wordsOf(text)
  const name = words.replace(/^date (of )?| (done|day|date)$/g, '')
  const isStage = (name !== words || BARE.test(name)) && !NO_HEADING.test(name) && name.split(' ').length <= MAX_WORDS
  const stage = isStage ? readStage(name) : undefined
  return stage && { stage, kind: words.endsWith(' done') ? 'done' : 'day' }
}

const NO_VALUE = /^([-–—_.?/]+|n\/?a|none|nil|null|not (known|stated|given|applicable)|unknown|tbc|tba|tbd)$/i

export const withoutBlanks = (text: string): string => (NO_VALUE.test(text) ? '' : text)
