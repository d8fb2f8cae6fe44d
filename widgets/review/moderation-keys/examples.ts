import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { page: 'review' },
  queue: { page: 'queue' },
} satisfies Examples<typeof contract>
