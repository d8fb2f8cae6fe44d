import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {},
} satisfies Examples<typeof contract>
