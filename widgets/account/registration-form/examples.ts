import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {},
  'with something to save': { returnTo: '/jobs/12-signalling-placement', save: 'jobs-12' },
  'sent back': {
    values: { firstName: '', lastName: 'Ray', email: 'maya@example', marketing: true },
    errors: {
      firstName: ['Enter your first name'],
      email: ['Enter an email address in the right format, like name@example.ac.uk'],
      password: ['This password is too common. Choose another'],
      over13: ['Confirm you are 13 or over'],
      terms: ['Accept the terms to continue'],
    },
  },
  refused: {
    values: { firstName: 'Maya', lastName: 'Ray', email: 'maya@example.ac.uk', over13: true, terms: true },
    errors: { form: ['We could not create an account with these details. Check your inbox for what to do next'] },
  },
  'long text': {
    values: {
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      lastName: 'Donaudampfschifffahrtselektrizitätenhaupt',
      email: `${'a'.repeat(60)}@${'very-long-department-name.'.repeat(4)}example.ac.uk`,
    },
  },
} satisfies Examples<typeof contract>
