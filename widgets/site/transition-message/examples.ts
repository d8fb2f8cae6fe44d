import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {},
  'signed in': { csrfToken: 'a-token' },
  'long text': {
    message:
      'We have a new web address and have changed nearly everything you see. Your saved jobs, your applications, your notes, your saved searches and your reviews are all here, and nothing that you wrote was lost along the way.',
  },
} satisfies Examples<typeof contract>
