import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { id: 12, site: 'careers.halden-rail.example' },
  'same tab': { id: 12, newTab: false, kind: 'secondary' },
  wide: { id: 12, text: 'Go to the application form', wide: true },
  'long text': {
    id: 12,
    text: 'Apply on the site of the Worshipful Association of Water, Wastewater and Environmental Engineers',
    site: 'the-worshipful-association-of-water-wastewater-and-environmental-engineers.recruitment.example',
  },
} satisfies Examples<typeof contract>
