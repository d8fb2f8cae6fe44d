import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { target: 'popping', section: 'popping-section' },
  'no section': { target: 'popping' },
  'not on the page': { target: 'elsewhere' },
} satisfies Examples<typeof contract>
