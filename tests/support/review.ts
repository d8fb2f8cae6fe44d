import type { Db, DraftAnswers, NewRow } from '../../host/db/tables'

/** Answers of a complete review by stage, as API calls and forms send them. */
export const REVIEW = {
  'job-details': {
    company: 'Halden Rail',
    jobTitle: 'Signalling engineer',
    jobType: 'year-in-industry',
    role: 'engineering',
    team: 'Signalling North',
    startMonth: '2025-07',
    endMonth: '2026-06',
    payAmount: '24000',
    payUnit: 'year',
    hoursPerWeek: '37',
    university: 'leeds',
    degreeArea: 'engineering-technology',
    studyYear: '2',
    ownExperience: 'on',
  },
  'location-commute': {
    place: 'Leeds',
    pattern: 'hybrid',
    travelMode: 'train',
    travelMinutes: '40',
    livedIn: 'Headingley',
    livingCost: '3',
  },
  'job-source': {
    howFound: 'university-careers',
    processStages: ['applied', 'interview'],
    difficulty: '3',
    interviewQuestions: 'They asked how I would test a junction that is in use.',
    processText: 'A video call with two engineers, then a morning at the depot.',
    feedback: 'yes',
  },
  'the-role': { R1: '5', R2: '4', R3: '5', R4: '4', R5: 'not-relevant', roleText: textOf('I tested signals') },
  'the-company': { C1: '3', C2: '4', C3: '5', C4: '3', C5: '4', companyText: textOf('Training was planned') },
  'the-culture': { K1: '5', K2: '5', K3: '4', K4: '4', K5: 'not-relevant', cultureText: textOf('People listened') },
  summary: {
    bestThing: 'I had a junction of my own to look after within a month.',
    toImprove: 'The laptop took three weeks to arrive at the depot.',
    tips: '',
    recommend: 'yes',
    returnOffer: 'waiting',
    display: 'university',
  },
} as const

export type AnsweredStage = keyof typeof REVIEW

export const REVIEW_STAGES = Object.keys(REVIEW) as AnsweredStage[]

/** `changes` replaces fields, by stage. */
export const reviewAnswers = (changes: DraftAnswers = {}): DraftAnswers =>
  Object.fromEntries(Object.entries(REVIEW).map(([stage, data]) => [stage, { ...data, ...changes[stage] }]))

/** More than a hundred characters, with different sentences. */
function textOf(start: string): string {
  return `${start} in an ordinary week, wrote down what I found, and talked it through with the others on Friday afternoon.`
}

interface Draft {
  userId: number
  companyId: number
  answers: DraftAnswers
  submittedAt?: Date
  overrides?: Partial<NewRow<'review_drafts'>>
}

const AT = '2026-10-01T09:00:00Z'

export async function buildDraft(db: Db, { userId, companyId, answers, submittedAt, overrides = {} }: Draft) {
  const draft = await db
    .insertInto('review_drafts')
    .values({
      machine_version: 1,
      snapshot: JSON.stringify({ value: 'confirmation', context: { reached: 'confirmation' } }),
      answers: JSON.stringify(answers),
      company_id: companyId,
      submitted_at: submittedAt ?? null,
      created_at: AT,
      updated_at: AT,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.insertInto('review_authors').values({ draft_id: draft.id, user_id: userId, company_id: companyId }).execute()
  return draft
}
