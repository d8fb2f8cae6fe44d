import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { type: 'reviews', id: 34, title: 'Real work from week two', returnTo: '/reviews/34-site-engineer' },
  employer: { type: 'companies', id: 12, title: 'Halden Rail' },
  saved: { type: 'reviews', id: 34, title: 'Real work from week two', word: true, saved: true },
  'with a word': { type: 'reviews', id: 34, title: 'Real work from week two', word: true },
  'long text': {
    type: 'reviews',
    id: 35,
    title: 'I came for the summer, stayed for the year, and would stay for longer if the trains allowed it',
    word: true,
  },
} satisfies Examples<typeof contract>
