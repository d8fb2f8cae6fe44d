/** Answers are stored under these codes, so the set is fixed. */
export const QUESTIONS = {
  role: {
    R1: 'How much did you enjoy the work itself?',
    R2: 'How well did the job match its advert?',
    R3: 'How much real responsibility did you have?',
    R4: 'How good was day-to-day help from your manager?',
    R5: 'How manageable was the workload?',
  },
  company: {
    C1: 'How well was the programme organised, from joining to leaving?',
    C2: 'How good was the training?',
    C3: 'How much will the skills help your course or next job?',
    C4: 'How fair was the pay for the work?',
    C5: 'How keen would you be to work here again?',
  },
  culture: {
    K1: 'How welcome did you feel in the team?',
    K2: 'How well did people treat students and juniors as equals?',
    K3: 'How inclusive was the workplace?',
    K4: 'How good was the balance of work and life?',
    K5: 'How good was the social side, in or out of work?',
  },
} as const

export type Section = keyof typeof QUESTIONS

export const SECTION_NAMES: Readonly<Record<Section, string>> = {
  role: 'The role',
  company: 'The company',
  culture: 'The culture',
}
