import type { NewRow, TrackerStage } from '../../../db/tables'

type PlanColumns = 'user_id' | 'type' | 'item_id' | 'day' | 'created_at' | 'updated_at'
type InDays<T> = T & { inDays: number }

/** Days count from the day of the seed. */
export interface Tracked {
  savedDaysAgo: number
  /** Stages by day: days up to today are done. */
  stages?: Partial<Record<TrackerStage, number>>
  /** Newest first. */
  notes?: readonly string[]
  appointments?: readonly InDays<Omit<NewRow<'appointments'>, PlanColumns>>[]
  nextActions?: readonly InDays<Omit<NewRow<'next_actions'>, PlanColumns>>[]
  contacts?: readonly Omit<NewRow<'contacts'>, PlanColumns>[]
}

const LONDON = { time_zone: 'Europe/London' }

/** The number of other viewed jobs. */
export const VIEWED = 8

export const TRACKED_JOBS: readonly Tracked[] = [
  { savedDaysAgo: 1 },
  { savedDaysAgo: 2, notes: ['Ask Priya, who was there last summer, what the team is like.'] },
  { savedDaysAgo: 3 },
  { savedDaysAgo: 5 },
  {
    savedDaysAgo: 8,
    stages: { applied: -4 },
    appointments: [
      {
        ...LONDON,
        kind: 'call',
        inDays: 2,
        starts: '14:30',
        ends: '15:00',
        note: 'They ring me. Have the advert open.',
      },
    ],
    contacts: [
      { name: 'Priya Nair', role: 'Early careers recruiter', phone: '020 7946 0018', met: 'Autumn careers fair' },
    ],
  },
  {
    savedDaysAgo: 12,
    stages: { applied: -9, 'online-test': 3 },
    notes: ['The test takes 45 minutes. Do the practice one first.'],
    nextActions: [{ text: 'Do the practice test', inDays: 1 }],
  },
  { savedDaysAgo: 15, stages: { applied: -13, 'online-test': -8, 'video-interview': 5 } },
  {
    savedDaysAgo: 20,
    stages: { applied: -18, 'online-test': -14, interview: 1 },
    notes: [
      'Interview with two engineers, on site. Bring student card.',
      'Careers service read my CV: shorten the first page.',
    ],
    nextActions: [
      { text: 'Write down three questions for them', inDays: 0 },
      { text: 'Book the train', inDays: -3, done: true },
    ],
    contacts: [
      {
        name: 'Tom Ashworth',
        role: 'Team lead',
        address: 'tom.ashworth@example.test',
        met: 'Video call after the test',
        note: 'Works on the same team as the placement.',
      },
    ],
  },
  {
    savedDaysAgo: 24,
    stages: { applied: -22, 'phone-interview': -10, 'assessment-centre': 6 },
    appointments: [{ ...LONDON, kind: 'call', inDays: -10, starts: '11:00', ends: '11:30' }],
    nextActions: [{ text: 'Ask who else is invited', inDays: -8, done: true }],
  },
  {
    savedDaysAgo: 30,
    stages: { applied: -27, interview: -12, offer: -2 },
    notes: ['Offer letter: answer within two weeks.'],
    appointments: [
      { ...LONDON, kind: 'interview', inDays: -12, starts: '10:00', ends: '11:30', place: 'Their office, York' },
    ],
    nextActions: [{ text: 'Compare the offer with the others', inDays: 4 }],
  },
  { savedDaysAgo: 38, stages: { applied: -35, unsuccessful: -16 } },
  { savedDaysAgo: 41, stages: { applied: -33, 'online-test': -28, unsuccessful: -20 } },
  { savedDaysAgo: 45, stages: { applied: -40, withdrawn: -11 } },
]

export const EXTERNAL_JOBS: readonly (Tracked & { title: string; company: string; closesIn: number })[] = [
  {
    title: 'Summer research assistant',
    company: 'University physics department',
    closesIn: 11,
    savedDaysAgo: 9,
    notes: ['Dr Khan said to email her before applying.'],
  },
  {
    title: 'Library evening assistant',
    company: 'City library',
    closesIn: 4,
    savedDaysAgo: 7,
    stages: { applied: -3 },
  },
]
