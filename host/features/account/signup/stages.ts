import type { Stage } from '../profile'

interface StageCopy {
  name: string
  title: string
  lead: string
  purpose: string
}

export const COPY: Readonly<Record<Stage, StageCopy>> = {
  account: {
    name: 'Account',
    title: 'Your name',
    lead: 'Change it here if you spotted a typo.',
    purpose: 'We use your name in emails. We never show it next to a review.',
  },
  pathway: {
    name: 'Pathway',
    title: 'Where are you now?',
    lead: 'We ask different questions at school and at university.',
    purpose:
      'We use this to show jobs that you can apply for. Your year of birth keeps you safe: under 18s get no marketing.',
  },
  education: {
    name: 'Education',
    title: 'What are you studying?',
    lead: 'If you have finished, tell us about your last course.',
    purpose: 'We use your course to suggest placements and jobs. Employers never see it.',
  },
  interests: {
    name: 'Interests',
    title: 'What are you here for?',
    lead: 'Choose as many as you like.',
    purpose: 'We put what you came for first in your hub.',
  },
  'job-preferences': {
    name: 'Jobs',
    title: 'What kind of job would suit you?',
    lead: 'You can change this whenever you like.',
    purpose: 'We use this to suggest jobs. It never hides a job from you when you search.',
  },
  'about-you': {
    name: 'About you',
    title: 'A few questions about you',
    lead: 'This is optional. It helps us find out whether everyone gets a fair chance.',
    purpose:
      'We only use these answers in statistics that identify nobody. Employers never see them, and they never affect what we show you. You can change or delete them at any time.',
  },
  'contact-preferences': {
    name: 'Emails',
    title: 'Which emails would you like?',
    lead: 'You can stop any of them with one click.',
    purpose: 'We email you about what you saved. We never sell your address.',
  },
  complete: {
    name: 'Done',
    title: 'You’re all set',
    lead: 'You can change your answers in your account whenever you like. Here is what you can do next.',
    purpose: '',
  },
}

export const LINKS = [
  { href: '/dashboard/my-hub', text: 'Go to your hub' },
  { href: '/search-jobs', text: 'Find a job to save' },
  { href: '/search-reviews', text: 'Read reviews' },
  { href: '/write-a-review', text: 'Write a review' },
]
