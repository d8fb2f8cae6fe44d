import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const jobs = [
  { id: 12, title: 'Signalling placement', url: '/jobs/12-signalling-placement', opens: 'Opens November 2026' },
  { id: 13, title: 'Track design internship', url: '/jobs/13-track-design-internship', opens: 'Opens January 2027' },
  { id: 14, title: 'Graduate control engineer', url: '/jobs/14-graduate-control-engineer', opens: 'Opens later' },
]

export const examples = {
  default: { heading: 'Opening soon at Halden Rail', jobs },
  'one job': { jobs: jobs.slice(0, 1), level: 3 },
  empty: { jobs: [] },
  'long text': {
    heading: 'Opening soon at the Worshipful Association of Water, Wastewater and Environmental Engineers',
    jobs: [
      {
        id: 15,
        title: 'Water, wastewater and environmental engineering industrial placement with optional summer extension',
        url: '/jobs/15',
        opens: 'Opens September 2027',
      },
      {
        id: 16,
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte',
        url: '/jobs/16',
        opens: 'Opens later',
      },
    ],
  },
} satisfies Examples<typeof contract>
