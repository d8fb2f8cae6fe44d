import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const job = { id: 12, title: 'Signalling placement at Halden Rail', returnTo: '/jobs/12-signalling-placement' }
const open = { ...job, state: 'open', site: 'careers.halden-rail.example' } as const

export const examples = {
  default: { ...open, when: 'Closes Friday 9 October, 23:59', left: '12 days left' },
  'closing tomorrow': { ...open, when: 'Closes Tuesday 6 October, 23:59', left: 'Closes tomorrow' },
  'signed in': { ...open, signedIn: true, when: 'Closes Friday 9 October, 23:59', hasDeadline: true },
  'no link': { ...job, state: 'open', howTo: { text: 'How to apply', url: '#how-to-apply' } },
  'opening later': { ...job, state: 'opening', when: 'Opens November 2026' },
  'opening later, signed in': { ...job, state: 'opening', when: 'Opens November 2026', signedIn: true },
  closed: { ...job, state: 'closed', when: 'Closed 3 October 2026', similarUrl: '#similar-jobs' },
  'long text': {
    ...open,
    title: 'Water, wastewater and environmental engineering industrial placement with optional summer extension',
    site: 'the-worshipful-association-of-water-wastewater-and-environmental-engineers.recruitment.example',
    when: 'Closes Wednesday 30 September, 23:59',
    left: '29 days left',
  },
} satisfies Examples<typeof contract>
