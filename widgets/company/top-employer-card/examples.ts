import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Props = Examples<typeof contract>['default']

const halden: Props = {
  name: 'Halden Rail',
  url: '/companies/halden-rail',
  logo: null,
  industry: 'Logistics & transport',
  score: 4.41,
  reviews: 58,
  quote: { text: 'They gave me a junction of my own within a month', author: 'Engineering student, placement, 2026' },
}

export const examples = {
  default: halden,
  first: { ...halden, rank: 1 },
  second: { ...halden, name: 'Ardent Law', url: '/companies/ardent-law', industry: 'Law', rank: 2 },
  third: { ...halden, name: 'Tern Robotics', url: '/companies/tern-robotics', industry: 'Technology', rank: 3 },
  promoted: {
    ...halden,
    analytics: [
      {
        serviceTypeId: 5,
        googleTagManagerEventName: 'service_impression',
        googleTagManagerActionName: 'Top employer card',
        serviceCategoryName: 'Engineering & science',
        serviceCategoryId: 5,
      },
    ],
  },
  'no quote, no score': { ...halden, industry: null, quote: null, score: null, reviews: 2 },
  'long text': {
    ...halden,
    name: 'The Worshipful Association of Water, Waste Water and Reservoir Engineers of the Northern Counties',
    industry: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    reviews: 128_402,
    rank: 1,
    quote: {
      text: 'Hauptbetriebswerkbauunterbeamtengesellschaft is a long word, and the year felt too short',
      author: 'Civil engineering and architecture student, year in industry, 2026, Newcastle upon Tyne',
    },
  },
} satisfies Examples<typeof contract>
