import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const script = 'https://tags.firstrung.test/tags.js'

export const examples = {
  default: { script, returnTo: '/faqs' },
  'signed in': { script, csrfToken: 'a-token' },
} satisfies Examples<typeof contract>
