import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { id: 12, title: 'Signalling placement at Halden Rail', site: 'careers.halden-rail.example' },
  'long text': {
    id: 13,
    title: 'Water, wastewater and environmental engineering industrial placement with optional summer extension',
    site: 'the-worshipful-association-of-water-wastewater-and-environmental-engineers.recruitment.example',
  },
} satisfies Examples<typeof contract>
