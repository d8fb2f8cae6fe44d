import type { TrackerStage } from '../../../db/tables'

interface ChecklistItem {
  /** Stored with the ticks of a user; a new text keeps it. */
  slug: string
  text: string
}

const MEETING: readonly ChecklistItem[] = [
  { slug: 'research', text: 'Read the employer’s news and its reviews here, and note why you want this job' },
  { slug: 'examples', text: 'Pick an example from your own life for each skill in the advert' },
  { slug: 'questions', text: 'Write down three questions to ask them' },
  { slug: 'thank-you', text: 'Send a thank-you email the day after' },
]
const REMOTE: readonly ChecklistItem[] = [
  { slug: 'try-out', text: 'Try out the link, the sound and the light, or find a quiet place for the call' },
  ...MEETING,
]

/** What helps at a stage. Stages without a list have nothing to prepare. */
export const CHECKLISTS: Readonly<Partial<Record<TrackerStage, readonly ChecklistItem[]>>> = {
  interested: [
    { slug: 'research', text: 'Find out what the employer does, and one thing you like about it' },
    { slug: 'requirements', text: 'Check the degree, dates and visa that the advert asks for' },
    { slug: 'cv', text: 'Change your CV and your letter to match the advert' },
    { slug: 'second-reader', text: 'Ask someone to read them before you send them' },
  ],
  applied: [
    { slug: 'copy', text: 'Keep the CV, the letter and the answers that you sent' },
    { slug: 'inbox', text: 'Look for their confirmation, also among your junk email' },
    { slug: 'follow-up', text: 'Choose a day to ask how far they are' },
  ],
  'online-test': [
    { slug: 'practice', text: 'Do a practice test of the same kind' },
    { slug: 'quiet', text: 'Set aside the time, a quiet place and a full battery' },
    { slug: 'last-day', text: 'Check the last day for the test' },
  ],
  'video-interview': REMOTE,
  'phone-interview': REMOTE,
  interview: [{ slug: 'route', text: 'Plan how to get there, and who to ask for' }, ...MEETING],
  'assessment-centre': [
    { slug: 'exercises', text: 'Ask which exercises there are, and practise a group task and a presentation' },
    ...MEETING,
  ],
  offer: [
    { slug: 'in-writing', text: 'Ask for pay, hours, place and start date in writing' },
    { slug: 'compare', text: 'Compare the offer with what others earn for this role' },
    { slug: 'answer-by', text: 'Note the day by which they want your answer' },
  ],
  accepted: [
    { slug: 'others', text: 'Tell the other employers that you are no longer looking' },
    { slug: 'first-day', text: 'Ask what to bring on your first day' },
  ],
}

export const isOnChecklist = (stage: TrackerStage, slug: string): boolean =>
  CHECKLISTS[stage]?.some(item => item.slug === slug) ?? false

/** Returns null for a stage without a list. */
export function presentChecklist(stage: TrackerStage, ticks: readonly string[]) {
  const items = CHECKLISTS[stage]?.map(item => ({ ...item, done: ticks.includes(item.slug) }))
  return items ? { items, done: items.filter(({ done }) => done).length } : null
}
