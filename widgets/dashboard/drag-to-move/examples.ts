import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { kind: 'list' },
  board: { kind: 'board' },
} satisfies Examples<typeof contract>
