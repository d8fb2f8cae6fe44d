import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

/** One truth for stories, tests and docs. */
export const examples = {
  default: { target: 'popping', section: 'popping-section' },
  'by itself': { target: 'popping' },
  'not on the page': { target: 'elsewhere' },
} satisfies Examples<typeof contract>
