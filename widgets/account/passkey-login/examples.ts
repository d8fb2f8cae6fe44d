import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { returnTo: '/faqs' },
  'with an item to save': { returnTo: '/jobs/12-signalling-placement', save: 'jobs-12' },
  'to confirm a form': { confirms: 'delete-account' },
} satisfies Examples<typeof contract>
