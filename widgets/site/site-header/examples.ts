import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

/** One truth for stories, tests and docs. */
export const examples = {
  default: {},
  'slow to follow': { turn: 80 },
} satisfies Examples<typeof contract>
