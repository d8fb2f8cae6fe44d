import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

/** One truth for stories, tests and docs. */
export const examples = {
  default: { id: 12, name: 'Halden Rail', site: 'haldenrail.example' },
  'primary act': { id: 12, name: 'Halden Rail', site: 'haldenrail.example', label: 'Look for roles', kind: 'primary' },
  'long text': {
    id: 13,
    name: 'The Worshipful Association of Water, Wastewater and Environmental Engineers',
    site: 'early-careers.donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.water-and-wastewater.example',
    label: 'Visit the site of the Worshipful Association of Water, Wastewater and Environmental Engineers',
  },
} satisfies Examples<typeof contract>
