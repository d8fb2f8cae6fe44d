import type { Stage } from './stages'

interface StageCopy {
  name: string
  title: string
  lead: string
  tips: readonly string[]
}

const SCORES_LEAD = 'Give each question 1 to 5 stars, then say more in your own words.'
const TEXT_TIPS = ['Say what you did in an ordinary week.', 'Give one example for each point you make.']

export const COPY: Readonly<Record<Stage, StageCopy>> = {
  'job-details': {
    name: 'Job',
    title: 'Which job are you reviewing?',
    lead: 'Your name is never shown. Readers see the job, the year and what you studied.',
    tips: ['Review a job that you did yourself.', 'You can stop at any time and come back later.'],
  },
  'location-commute': {
    name: 'Place',
    title: 'Where did you work?',
    lead: 'This helps others to work out what a job would cost them.',
    tips: ['Rough figures are fine.', 'If few people worked there, we show the region only.'],
  },
  'job-source': {
    name: 'Applying',
    title: 'How did you get the job?',
    lead: 'Tell the next applicant what to expect.',
    tips: ['Tick every step you went through, also those that were quick.'],
  },
  'the-role': { name: 'Role', title: 'What was the role like?', lead: SCORES_LEAD, tips: TEXT_TIPS },
  'the-company': { name: 'Employer', title: 'What was the employer like?', lead: SCORES_LEAD, tips: TEXT_TIPS },
  'the-culture': { name: 'Culture', title: 'What was it like to work there?', lead: SCORES_LEAD, tips: TEXT_TIPS },
  summary: {
    name: 'Summary',
    title: 'What would you tell a friend?',
    lead: 'The first sentence of the best thing becomes the heading of your review.',
    tips: ['One thing to improve tells readers more than a list.'],
  },
  confirmation: {
    name: 'Check',
    title: 'Check your review',
    lead: 'This is what readers will see. We read every review before it appears, normally within 3 working days.',
    tips: [
      'Your name is never shown. Where few reviews are like yours, we show the region instead of the town.',
      'You can withdraw your review at any time, and change it once it is published.',
    ],
  },
}
