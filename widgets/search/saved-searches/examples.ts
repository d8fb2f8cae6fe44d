import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const search = {
  id: 12,
  name: 'Placements in Manchester +15 miles',
  url: '/search-jobs/type-placement/in-manchester',
  scope: 'jobs',
  frequency: 'weekly',
  paused: false,
  lastRunAt: '2026-10-05T09:00:00.000Z',
  newCount: 3,
} as const

export const examples = {
  default: {
    csrf: 'token',
    searches: [
      search,
      { ...search, id: 7, name: 'Jobs for “python”', url: '/search-jobs?search=python', frequency: 'off', newCount: 0 },
    ],
  },
  empty: { csrf: 'token', searches: [] },
  paused: { csrf: 'token', searches: [{ ...search, paused: true, newCount: 1000 }] },
  'long text': {
    csrf: 'token',
    searches: [{ ...search, name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' }],
  },
} satisfies Examples<typeof contract>
