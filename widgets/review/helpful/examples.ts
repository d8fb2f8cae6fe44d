import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { id: 34, title: 'Real work from week two', count: 12 },
  empty: { id: 34, title: 'Real work from week two' },
  voted: { id: 34, title: 'Real work from week two', count: 13, voted: true },
  'long text': {
    id: 35,
    title: 'I came for the summer, stayed for the year, and would stay for longer if the trains allowed it',
    count: 1_234_567,
  },
} satisfies Examples<typeof contract>
