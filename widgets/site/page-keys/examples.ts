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
  'with a menu of commands': {
    keys: [{ key: '/', text: 'search', missing: 'There is nothing to search here' }],
    pages: [
      { text: 'Reviews that wait', url: '/moderation' },
      { text: 'Reports about jobs', url: '/moderation/reports' },
    ],
  },
  'the menu alone': { keys: [], pages: [{ text: 'Reviews that wait', url: '/moderation' }] },
} satisfies Examples<typeof contract>
