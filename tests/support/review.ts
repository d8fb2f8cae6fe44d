/** Answers of a whole review, stage by stage, as calls and forms send them. */
export const REVIEW = {
  'job-details': {
    company: 'Halden Rail',
    jobTitle: 'Signalling engineer',
    jobType: 'year-in-industry',
    role: 'engineering',
    startMonth: '2025-07',
    endMonth: '2026-06',
    payAmount: '24000',
    payUnit: 'year',
    ownExperience: 'on',
  },
  'location-commute': { place: 'Leeds', pattern: 'hybrid', travelMode: 'train', travelMinutes: '40' },
  'job-source': { howFound: 'fair', processStages: ['applied', 'interview'], difficulty: '3', feedback: 'yes' },
  'the-role': { R1: '5', R2: '4', R3: '5', R4: '4', R5: 'not-relevant', roleText: textOf('I tested signals') },
  'the-company': { C1: '3', C2: '4', C3: '5', C4: '3', C5: '4', companyText: textOf('Training was planned') },
  'the-culture': { K1: '5', K2: '5', K3: '4', K4: '4', K5: 'not-relevant', cultureText: textOf('People listened') },
  summary: {
    bestThing: 'I had a junction of my own to look after within a month.',
    toImprove: 'The laptop took three weeks to arrive at the depot.',
    recommend: 'yes',
    returnOffer: 'waiting',
    display: 'student',
  },
} as const

export type AnsweredStage = keyof typeof REVIEW

export const REVIEW_STAGES = Object.keys(REVIEW) as AnsweredStage[]

/** A text of more than a hundred characters, whose sentences differ. */
function textOf(start: string): string {
  return `${start} in an ordinary week, wrote down what I found, and talked it through with the others on Friday afternoon.`
}
