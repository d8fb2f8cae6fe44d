import type { TrackerStage } from '../../db/tables'
import { DAY } from '../../lib/durations'
import { STAGES } from '../tracker'

/** What people call the stages; our own names are added. */
const STAGE_WORDS: Readonly<Record<TrackerStage, readonly string[]>> = {
  interested: [
    '',
    'saved',
    'wishlist',
    'to apply',
    'not applied',
    'not yet applied',
    'to do',
    'todo',
    'bookmarked',
    'open',
  ],
  applied: ['submitted', 'sent', 'application sent', 'pending', 'waiting', 'in review', 'in progress', 'under review'],
  'online-test': [
    'oa',
    'test',
    'tests',
    'online assessment',
    'assessment',
    'psychometric test',
    'hackerrank',
    'online tests',
  ],
  'video-interview': ['video', 'hirevue', 'recorded interview', 'vi'],
  'phone-interview': ['phone', 'phone screen', 'telephone interview', 'telephone', 'screening call', 'call'],
  interview: [
    'interviewing',
    'first interview',
    'final interview',
    'interviews',
    'in person interview',
    'second interview',
  ],
  'assessment-centre': ['ac', 'assessment center', 'assessment day', 'superday'],
  offer: ['offered', 'offer received', 'got offer'],
  accepted: ['offer accepted', 'accepted offer', 'hired', 'signed'],
  unsuccessful: [
    'rejected',
    'rejection',
    'declined',
    'no',
    'unsuccessful',
    'ghosted',
    'failed',
    'closed',
    'turned down',
  ],
  withdrawn: ['withdrew', 'cancelled', 'offer declined', 'declined offer', 'pulled out'],
}

const BY_WORD = new Map<string, TrackerStage>(
  STAGES.flatMap(({ slug, name }) =>
    [slug.replaceAll('-', ' '), name.toLowerCase(), ...STAGE_WORDS[slug]].map((word): [string, TrackerStage] => [
      word,
      slug,
    ]),
  ),
)

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Returns the stage that a cell names; undefined for a word that we do not know. */
export const readStage = (text: string): TrackerStage | undefined => BY_WORD.get(wordsOf(text))

/** Words that name a stage in a cell, but not in a heading: a "Closed date" is a deadline, and "Call done" a note. */
const NO_HEADINGS = new Set([
  '',
  'no',
  'open',
  'closed',
  'saved',
  'pending',
  'waiting',
  'to do',
  'todo',
  'call',
  'sent',
])

/** Returns the stage that a heading such as "Offer: done", "Offer: day" or "Date of offer" is about. */
export function stageOfHeading(text: string): { stage: TrackerStage; kind: 'done' | 'day' } | undefined {
  const words = wordsOf(text)
  const name = words.replace(/^date (of )?| (done|day|date)$/g, '')
  const stage = name === words || NO_HEADINGS.has(name) ? undefined : BY_WORD.get(name)
  return stage && { stage, kind: words.endsWith(' done') ? 'done' : 'day' }
}

/** What people write into a cell for which they have no value. */
const NO_VALUE = /^([-–—_.?/]+|n\/?a|none|nil|null|not (known|stated|given|applicable)|unknown|tbc|tba|tbd)$/i

/** Returns the text of a cell; nothing for a dash and other signs of no value. */
export const withoutBlanks = (text: string): string => (NO_VALUE.test(text) ? '' : text)

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Day 0 of Excel, and the serial numbers of the years 2000 to 2099. */
const EXCEL_START = Date.UTC(1899, 11, 30)
const FIRST_SERIAL = 36_526
const LAST_SERIAL = 73_050

/** Returns a day as `YYYY-MM-DD`; undefined for other text. Days of the UK come before months. */
export function readDay(text: string): string | undefined {
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Number(text) : 0
  if (serial >= FIRST_SERIAL && serial < LAST_SERIAL) {
    return new Date(EXCEL_START + Math.floor(serial) * DAY).toISOString().slice(0, 10)
  }
  const iso = /^(20\d\d)-(\d\d?)-(\d\d?)(?:[T ].*)?$/.exec(text)
  if (iso) {
    return dayOf(iso[1], iso[2], iso[3])
  }
  const uk = /^(\d\d?)[/.-](\d\d?)[/.-](\d\d|20\d\d)$/.exec(text)
  if (uk) {
    return dayOf(uk[3], uk[2], uk[1])
  }
  const words = /^(?:[a-z]+,? )?(\d\d?)(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*\.?,?[ -](\d\d|20\d\d)$/i.exec(text)
  return words ? dayOf(words[3], String(MONTHS.indexOf(words[2]?.toLowerCase() ?? '') + 1), words[1]) : undefined
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined
}
