import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

/** One truth for stories, tests and docs. */
export const examples = {
  default: {},
  'signed in': { csrfToken: 'a-token' },
  'long text': {
    message:
      'We have moved to new addresses and changed nearly everything you see. Your saved jobs, your applications, your notes, your saved searches and your reviews have all come along, and nothing that you wrote was lost on the way.',
  },
} satisfies Examples<typeof contract>
