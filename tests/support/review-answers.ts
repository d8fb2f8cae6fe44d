import type { DraftAnswers } from '../../host/db/tables'

/** Words enough for a text of a review; `about` makes two of them differ. */
export const longText = (about: string): string =>
  `${about}: we planned the signals of a junction, walked the line with the crew and wrote down what we had seen every day.`

/** The answers of a whole review of Halden Rail; `changes` replaces fields by stage. */
export function reviewAnswers(changes: DraftAnswers = {}): DraftAnswers {
  const answers: DraftAnswers = {
    'job-details': {
      company: 'halden-rail',
      jobTitle: 'Signalling engineer',
      jobType: 'placement',
      role: 'rail',
      team: 'Signalling North',
      startMonth: '2025-07',
      endMonth: '2026-06',
      payAmount: '22000',
      payUnit: 'year',
      hoursPerWeek: '37',
      university: 'leeds',
      degreeArea: 'engineering-technology',
      studyYear: '2',
      ownExperience: true,
    },
    'location-commute': { place: 'Leeds', pattern: 'on-site', livedIn: 'Headingley', livingCost: '3' },
    'job-source': { howFound: 'university-careers', difficulty: '3', feedback: 'yes' },
    'the-role': { R1: '4', R2: '4', R3: '5', R4: '3', R5: 'not-relevant', roleText: longText('The role') },
    'the-company': { C1: '4', C2: '4', C3: '5', C4: '3', C5: '4', companyText: longText('The company') },
    'the-culture': { K1: '5', K2: '5', K3: '4', K4: '4', K5: '5', cultureText: longText('The culture') },
    summary: {
      bestThing: 'I had a junction of my own to look after within a month. Nobody minded questions.',
      toImprove: 'The laptop took three weeks to arrive, and the boots took five.',
      tips: '',
      recommend: 'yes',
      returnOffer: 'yes',
      display: 'university',
    },
  }
  return Object.fromEntries(Object.entries(answers).map(([stage, data]) => [stage, { ...data, ...changes[stage] }]))
}
