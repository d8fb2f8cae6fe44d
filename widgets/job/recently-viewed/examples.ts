import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const job = { id: 12, title: 'Signalling placement', company: 'Halden Rail', url: '/jobs/12-signalling-placement' }

export const examples = {
  default: {},
  offline: { offline: true },
  'long text': {
    heading: 'Jobs that you looked at before in this browser',
    level: 3,
    job: {
      id: 15,
      title: 'Water, wastewater and environmental engineering industrial placement with optional summer extension',
      company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      url: '/jobs/15',
    },
    offline: true,
  },
  'page of a job': { job },
  'saved jobs': { saved: [job] },
} satisfies Examples<typeof contract>
