import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {
    keys: [
      { key: 'j', text: 'next review', missing: 'This is the last review' },
      { key: 'k', text: 'previous review', missing: 'This is the first review' },
      { key: 'a', text: 'approve', missing: 'There is nothing to approve here' },
      { key: '/', text: 'search', missing: 'There is nothing to search here' },
    ],
  },
} satisfies Examples<typeof contract>
