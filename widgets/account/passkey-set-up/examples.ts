import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

/** Single source for stories, tests and docs. */
export const examples = {
  default: {},
} satisfies Examples<typeof contract>
