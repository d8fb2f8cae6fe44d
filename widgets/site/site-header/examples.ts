import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {},
  'late reaction': { turn: 80 },
} satisfies Examples<typeof contract>
