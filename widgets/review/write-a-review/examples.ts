import type { Examples } from '@firstrung/mount/contract'
import type { contract, Draft, Field, Form } from './contract'

const STAGES = [
  ['job-details', 'Your job'],
  ['location-commute', 'Place'],
  ['job-source', 'Applying'],
  ['the-role', 'The role'],
  ['the-company', 'The employer'],
  ['the-culture', 'The people'],
  ['summary', 'Summary'],
  ['confirmation', 'Check and send'],
] as const

const ladder = (current: number): Form['ladder'] =>
  STAGES.map(([name, title], index) => ({
    name,
    title,
    done: index < current,
    current: index === current,
    reached: index <= current,
  }))

const common = { tips: [], blocks: [], overallRating: null }

const SCORES = [
  { value: '1', text: 'Very poor' },
  { value: '2', text: 'Poor' },
  { value: '3', text: 'OK' },
  { value: '4', text: 'Good' },
  { value: '5', text: 'Excellent' },
]
const NOT_RELEVANT = { value: 'not-relevant', text: 'Not relevant' }

const score = (name: string, label: string, options = SCORES): Field => ({
  name,
  kind: 'stars',
  label,
  options,
  value: '',
})

const employer: Field[] = [
  { name: 'company', kind: 'text', label: 'Employer', list: 'companies', value: '' },
  { name: 'companyNotListed', kind: 'tick', label: 'My employer is not listed', value: false },
]

const details: Field[] = [
  { name: 'jobTitle', kind: 'text', label: 'Job title', length: { min: 3, max: 100 }, value: '' },
  {
    name: 'jobType',
    kind: 'select',
    label: 'Type of job',
    value: '',
    options: [
      { value: 'placement', text: 'Placement' },
      { value: 'internship', text: 'Internship' },
    ],
  },
  { name: 'startMonth', kind: 'month', label: 'When did you start?', legend: 'Dates', value: '' },
  { name: 'stillThere', kind: 'tick', label: 'I still work there', legend: 'Dates', value: false },
  {
    name: 'endMonth',
    kind: 'month',
    label: 'When did you finish?',
    legend: 'Dates',
    shownFor: { field: 'stillThere', value: '' },
    value: '',
  },
  { name: 'payAmount', kind: 'text', label: 'Pay', prefix: '£', inputType: 'number', optional: true, value: '' },
]

const jobDetails: Form = {
  ...common,
  stage: 'job-details',
  title: 'Which job did you do?',
  lead: 'Start with your employer.',
  fields: [...employer, ...details],
  previous: null,
  ladder: ladder(0),
}

const theRole: Form = {
  ...common,
  stage: 'the-role',
  title: 'How was the work?',
  lead: 'Rate each from 1 to 5, then say why.',
  fields: [
    score('R1', 'How much did you enjoy the work itself?'),
    score('R5', 'How manageable was the workload?', [...SCORES, NOT_RELEVANT]),
    {
      name: 'roleText',
      kind: 'long',
      label: 'What did you do, day to day?',
      length: { min: 100, max: 2000 },
      examples: ['"I tested new brakes each Tuesday."', '"By month three I led the weekly call."'],
      value: '',
    },
  ],
  tips: ['Say what you did on a normal Tuesday.', 'Name the tools that you learned.'],
  previous: 'job-source',
  ladder: ladder(3),
}

const confirmation: Form = {
  ...common,
  stage: 'confirmation',
  title: 'Read it through',
  lead: 'This is what readers will see.',
  fields: [{ name: 'own', kind: 'tick', label: 'These are my own words', value: false }],
  blocks: [
    {
      stage: 'summary',
      title: 'You test real brakes from the first week',
      rows: [
        { label: 'Employer', text: 'Aldgate Rail', stars: null, shape: 'prose' },
        {
          label: 'Written by',
          text: 'Rail engineer · Engineering student, placement, 2025, Leeds',
          stars: null,
          shape: 'prose',
        },
        { label: 'Overall rating', text: '4.2', stars: 4.2, shape: 'prose' },
        { label: 'Recommendation', text: 'Would recommend it to a friend', stars: null, shape: 'prose' },
        { label: 'Best thing', text: 'You test real brakes from the first week.', stars: null, shape: 'text' },
        { label: 'What could be better', text: 'The rota changes late on Fridays.', stars: null, shape: 'text' },
      ],
    },
    {
      stage: 'the-role',
      title: 'The role',
      rows: [
        { label: 'How much did you enjoy the work itself?', text: '4', stars: 4, shape: 'score' },
        { label: 'What did you do?', text: 'I tested brakes.\nI wrote the reports.', stars: null, shape: 'prose' },
      ],
    },
    {
      stage: 'job-details',
      title: 'Your job',
      rows: [
        { label: 'Type of job', text: 'Placement: Year in industry', stars: null, shape: 'fact' },
        { label: 'Pay', text: '£24,000 a year', stars: null, shape: 'fact' },
      ],
    },
  ],
  overallRating: 4.2,
  previous: 'summary',
  ladder: ladder(7),
}

const draftOf = (form: Form): Draft => ({
  reviewId: 12,
  state: 'draft',
  jobDetails: { company: 'Aldgate Rail', jobType: 'placement' },
  locationCommute: {},
  jobSource: {},
  questionDetails: {},
  overallRating: form.overallRating,
  stateMachine: { machine: 'review', state: form.stage, transitions: ['next'] },
  version: 4,
  savedAt: '2026-03-02T14:02:00.000Z',
  form,
})

const unfinished = (reviewId: number, company: string) => ({
  reviewId,
  company,
  jobTitle: 'Signalling placement',
  stage: 'the-role' as const,
  percent: 40,
  updatedAt: '2026-03-02T14:02:00.000Z',
  state: 'draft' as const,
})

export const examples = {
  default: { draft: draftOf(theRole), signedIn: true },
  'signed out': {},
  unfinished: { signedIn: true, unfinished: [unfinished(12, 'Aldgate Rail'), unfinished(13, 'Northmoor Bank')] },
  'no more': {
    signedIn: true,
    unfinished: ['Aldgate Rail', 'Northmoor Bank', 'Ferris Labs', 'Hale & Dunn', ''].map((company, index) =>
      unfinished(index + 1, company),
    ),
  },
  'first stage': { signedIn: true, start: { form: jobDetails } },
  'sent back': {
    signedIn: true,
    start: { form: { ...jobDetails, fields: [{ ...employer[0], value: 'Aldgate Rail' } as Field, ...details] } },
    errors: { jobTitle: ['Enter a job title of 3 characters or more'], startMonth: ['Choose when you started'] },
  },
  confirmation: { signedIn: true, draft: draftOf(confirmation) },
  unverified: { signedIn: true, emailVerified: false, draft: draftOf(confirmation) },
  sent: { signedIn: true, sent: true, draft: draftOf(confirmation) },
  'long text': {
    signedIn: true,
    draft: draftOf({
      ...theRole,
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      lead: 'x'.repeat(200),
      fields: [
        {
          name: 'roleText',
          kind: 'long',
          label: 'What did you do, day to day?',
          length: { min: 100, max: 2000 },
          warning: 'This looks like a phone number. Readers should not be able to contact anyone.',
          value: 'x'.repeat(300),
        },
      ],
    }),
  },
} satisfies Examples<typeof contract>
