import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { id: 12, name: 'Halden Rail', returnTo: '/companies/halden-rail' },
  saved: { id: 12, name: 'Halden Rail', saved: true },
  mobile: { id: 12, name: 'Halden Rail', variant: 'mobile' },
  'long text': { id: 13, name: 'The Worshipful Association of Water, Wastewater and Environmental Engineers' },
} satisfies Examples<typeof contract>
