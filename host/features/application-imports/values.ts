import type { TrackerStage } from '../../db/tables'
import { dayOf } from '../../lib/london-time'
import { readDate } from '../../lib/read-date'
import { STAGES } from '../tracker'

/** Common names of the stages, in addition to ours. */
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

/** Returns the stage that a cell names; undefined if unknown. */
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

/** Returns the stage of a heading such as "Offer: done", "Offer: day" or "Date of offer". */
export function stageOfHeading(text: string): { stage: TrackerStage; kind: 'done' | 'day' } | undefined {
  const words = wordsOf(text)
  const name = words.replace(/^date (of )?| (done|day|date)$/g, '')
  const stage = name === words || NO_HEADINGS.has(name) ? undefined : BY_WORD.get(name)
  return stage && { stage, kind: words.endsWith(' done') ? 'done' : 'day' }
}

/** Common placeholders for an empty cell. */
const NO_VALUE = /^([-–—_.?/]+|n\/?a|none|nil|null|not (known|stated|given|applicable)|unknown|tbc|tba|tbd)$/i

/** Returns the text of a cell; empty for a dash and other placeholders. */
export const withoutBlanks = (text: string): string => (NO_VALUE.test(text) ? '' : text)

/** Returns a day as `YYYY-MM-DD`, in UK time if the text has a time; undefined for other text. */
export function readDay(text: string): string | undefined {
  const date = readDate(text)
  return date?.dayOnly ? date.at.toISOString().slice(0, 10) : date && dayOf(date.at)
}
