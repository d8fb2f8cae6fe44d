import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {},
  'with something to save': { returnTo: '/jobs/12-signalling-placement', save: 'jobs-12' },
  'sent back empty': {
    errors: { email: ['Enter your email address'], password: ['Enter your password'] },
  },
  refused: {
    email: 'maya@example.ac.uk',
    errors: { email: ['Those details do not match an account. Check them or reset your password'] },
  },
  'long text': {
    email: `${'a'.repeat(60)}@${'very-long-department-name.'.repeat(4)}example.ac.uk`,
    errors: { email: ['Too many attempts. Wait one minute and try again'] },
  },
} satisfies Examples<typeof contract>
