import type { TrackerStage } from '../../db/tables'
import { dayOf } from '../../http/days'
import { readDate } from '../../lib/read-date'
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

/** Returns the stage that a cell names; undefined for a word that we do not know. */
export const readStage = (text: string): TrackerStage | undefined =>
  BY_WORD.get(
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  )

/** Returns a day as `YYYY-MM-DD`, of a date with a time the one in Britain; undefined for other text. */
export function readDay(text: string): string | undefined {
  const date = readDate(text)
  return date?.dayOnly ? date.at.toISOString().slice(0, 10) : date && dayOf(date.at)
}
