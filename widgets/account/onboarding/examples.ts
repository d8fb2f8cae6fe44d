import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const NAMES = ['Account', 'Pathway', 'Education', 'Interests', 'Jobs', 'About you', 'Emails', 'Done']
const STAGES = [
  'account',
  'pathway',
  'education',
  'interests',
  'job-preferences',
  'about-you',
  'contact-preferences',
  'complete',
] as const

const ladder = (current: number, reached = current) =>
  STAGES.map((name, index) => ({
    name,
    title: NAMES[index] ?? name,
    done: index < current,
    current: index === current,
    reached: index <= reached,
  }))

const common = { canSkip: true, canDelete: false, links: [], version: 3 }

const pathway = {
  ...common,
  stage: 'pathway' as const,
  title: 'Where are you now?',
  lead: 'We ask different questions at school and at university.',
  purpose: 'We use this to show jobs that you can apply for.',
  previous: 'account' as const,
  ladder: ladder(1),
  fields: [
    {
      name: 'pathway',
      kind: 'choices' as const,
      label: 'I am a',
      value: '',
      options: [
        { value: 'school-or-college', text: 'School or college student' },
        { value: 'undergraduate', text: 'Undergraduate' },
        { value: 'recent-graduate', text: 'Recent graduate', hint: 'Graduated in the last three years' },
      ],
    },
    {
      name: 'birthYear',
      kind: 'text' as const,
      label: 'Year of birth',
      hint: 'Like 2005.',
      optional: true,
      inputType: 'number' as const,
      value: '',
    },
  ],
}

const education = {
  ...common,
  stage: 'education' as const,
  title: 'What are you studying?',
  lead: 'If you have finished, tell us about your last course.',
  purpose: 'We use your course to suggest placements and jobs. Employers never see it.',
  previous: 'pathway' as const,
  ladder: ladder(2),
  fields: [
    {
      name: 'university',
      kind: 'text' as const,
      label: 'University',
      list: 'universities',
      value: 'Universty of Leeds',
    },
    { name: 'universityNotListed', kind: 'tick' as const, label: 'Mine is not listed', value: false },
    {
      name: 'endYear',
      kind: 'select' as const,
      label: 'End year',
      value: '2027',
      options: [
        { value: '2028', text: '2028' },
        { value: '2027', text: '2027' },
      ],
    },
  ],
}

const jobPreferences = {
  ...common,
  stage: 'job-preferences' as const,
  title: 'What kind of job would suit you?',
  lead: 'You can change this whenever you like.',
  purpose: 'We use this to suggest jobs. It never hides a job from you when you search.',
  previous: 'interests' as const,
  ladder: ladder(4, 6),
  fields: [
    {
      name: 'types',
      kind: 'choices' as const,
      label: 'Types of job',
      multiple: true,
      value: ['placement'],
      options: [
        { value: 'placement', text: 'Placement' },
        { value: 'internship', text: 'Internship' },
      ],
    },
    {
      name: 'roles',
      kind: 'tags' as const,
      label: 'Roles',
      hint: 'Up to 10.',
      optional: true,
      list: 'job-roles',
      value: ['audit'],
      options: [{ value: 'audit', text: 'Audit' }],
    },
    {
      name: 'places',
      kind: 'places' as const,
      label: 'Places',
      hint: 'Up to 5 towns, cities, counties or postcodes.',
      optional: true,
      list: 'places',
      value: ['Leeds, within 15 miles'],
      rows: [
        { place: 'Leeds', radius: '15' },
        { place: '', radius: '15' },
        { place: '', radius: '15' },
      ],
      options: [
        { value: '0', text: 'In the place itself' },
        { value: '15', text: 'Within 15 miles' },
        { value: '50', text: 'Within 50 miles' },
      ],
    },
    {
      name: 'salaryMin',
      kind: 'text' as const,
      label: 'Lowest salary a year',
      optional: true,
      prefix: '£',
      group: 'more' as const,
      value: '24000',
    },
  ],
}

const aboutYou = {
  ...common,
  stage: 'about-you' as const,
  title: 'A few questions about you',
  lead: 'This is optional.',
  purpose: 'We only use these answers in statistics that identify nobody. Employers never see them.',
  previous: 'job-preferences' as const,
  canDelete: true,
  ladder: ladder(5),
  fields: [
    {
      name: 'consent',
      kind: 'tick' as const,
      label: 'I agree that Firstrung keeps my answers to these questions',
      value: false,
    },
    {
      name: 'disability',
      kind: 'choices' as const,
      label: 'Do you have a disability or long-term condition?',
      optional: true,
      group: 'consent' as const,
      value: '',
      options: [
        { value: 'yes', text: 'Yes' },
        { value: 'prefer-not-to-say', text: 'Prefer not to say' },
      ],
    },
  ],
}

export const examples = {
  default: { form: pathway },
  'sent back': {
    form: education,
    errors: { university: ['Choose a university from the list, or "Mine is not listed"'] },
  },
  'with lists': { form: jobPreferences },
  'about you': { form: aboutYou },
  conflict: {
    form: { ...pathway, saved: [{ label: 'I am a', text: 'Undergraduate' }] },
    errors: { form: ['You changed this in another tab or window. Check your answers and send them again'] },
  },
  complete: {
    form: {
      ...common,
      stage: 'complete' as const,
      title: 'You’re all set',
      lead: 'Here is what you can do next.',
      purpose: '',
      canSkip: false,
      previous: 'contact-preferences' as const,
      ladder: ladder(7),
      fields: [],
      links: [
        { href: '/dashboard/my-hub', text: 'Go to your hub' },
        { href: '/search-jobs', text: 'Find a job to save' },
      ],
    },
  },
  settings: {
    form: { ...education, title: 'Education', ladder: [], action: '/account/profile/education' },
    errors: { university: ['Choose a university from the list, or "Mine is not listed"'] },
  },
  'long text': {
    form: {
      ...pathway,
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      lead: 'x'.repeat(200),
    },
  },
} satisfies Examples<typeof contract>
