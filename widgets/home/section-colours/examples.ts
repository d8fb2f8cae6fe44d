import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {
    sections: [
      { id: 'search', colour: 'search' },
      { id: 'quiz', colour: 'quiz' },
      { id: 'reviews', colour: 'reviews' },
    ],
  },
  empty: { sections: [] },
  'not on the page': { sections: [{ id: 'elsewhere', colour: 'dashboard' }] },
} satisfies Examples<typeof contract>
