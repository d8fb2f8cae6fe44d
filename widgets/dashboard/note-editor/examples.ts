import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { job: { type: 'jobs', id: 12 } },
  'of a note': { job: { type: 'external-jobs', id: 3 }, note: { id: 7, version: 2 } },
} satisfies Examples<typeof contract>
