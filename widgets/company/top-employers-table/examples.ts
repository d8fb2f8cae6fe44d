import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

type Row = Examples<typeof contract>['default']['rows'][number]

const NAMES = ['Halden Rail', 'Ardent Law', 'Tern Robotics', 'Copperfield Foods', 'Wren & Sons', 'Marlow Water']
const INDUSTRIES = ['Logistics & transport', 'Law', 'Technology', 'Agriculture & food', 'Construction & property']

function rowsOf(count: number): Row[] {
  return [...Array(count).keys()].map(index => {
    const name = NAMES[index % NAMES.length] ?? ''
    const round = Math.floor(index / NAMES.length)
    return {
      rank: index + 1,
      name: round ? `${name} ${round + 1}` : name,
      url: `/companies/employer-${index + 1}`,
      logo: null,
      industry: INDUSTRIES[index % INDUSTRIES.length] ?? null,
      score: Math.round((4.62 - index * 0.03) * 100) / 100,
      reviews: ((index * 37) % 90) + 5,
      recommend: 98 - ((index * 13) % 40),
      openJobs: (index * 7) % 12,
      previousRank: index % 4 === 3 ? null : index + 1 + (((index * 5) % 7) - 3),
    }
  })
}

const six = rowsOf(6)

export const examples = {
  default: { id: 'overall', caption: 'Top employers of 2026', since: 2025, rows: six },
  'first year': { id: 'overall', caption: 'Top employers of 2024', rows: six.slice(0, 3) },
  'long list': { id: 'overall', caption: 'Top employers of 2026', since: 2025, rows: rowsOf(24) },
  'one employer': { id: 'law', caption: 'Top employers of 2026: Law', since: 2025, rows: six.slice(1, 2) },
  empty: { id: 'law', caption: 'Top employers of 2026: Law', rows: [] },
  'long text': {
    id: 'overall',
    caption: 'Top employers of 2026',
    since: 2025,
    rows: [
      {
        rank: 104,
        name: 'The Worshipful Association of Water, Waste Water and Reservoir Engineers of the Northern Counties',
        url: '/companies/water',
        logo: null,
        industry: 'Government, public services, regulation and related industries',
        score: 5,
        reviews: 128_402,
        recommend: 100,
        openJobs: 1204,
        previousRank: 1,
      },
      {
        rank: 105,
        name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        url: '/companies/ships',
        logo: null,
        industry: null,
        score: 1,
        reviews: 5,
        recommend: null,
        openJobs: 0,
        previousRank: null,
      },
    ],
  },
} satisfies Examples<typeof contract>
