import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { id: 12, name: 'Halden Rail', site: 'haldenrail.example' },
  'primary button': { id: 12, name: 'Halden Rail', site: 'haldenrail.example', label: 'See roles', kind: 'primary' },
  'long text': {
    id: 13,
    name: 'The Worshipful Association of Water, Wastewater and Environmental Engineers',
    site: 'early-careers.donaudampfschifffahrtselektrizitaetenhauptbetriebswerk.water-and-wastewater.example',
    label: 'Visit the site of the Worshipful Association of Water, Wastewater and Environmental Engineers',
  },
} satisfies Examples<typeof contract>
