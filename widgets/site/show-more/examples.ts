import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const AREAS = [
  'Accountancy',
  'Aerospace',
  'Architecture',
  'Banking',
  'Charity work',
  'Civil engineering',
  'Consulting',
  'Data and analytics',
  'Design',
  'Education',
  'Energy',
  'Film and television',
  'Food science',
  'Government',
  'Health',
  'Human resources',
  'Insurance',
  'Journalism',
  'Law',
  'Logistics',
  'Marketing',
  'Manufacturing',
  'Property',
  'Software',
]

const areas = AREAS.map((text, index) => ({
  text,
  href: `/search-jobs?search=${encodeURIComponent(text)}`,
  note: `${(index * 37) % 90} jobs`,
}))

export const examples = {
  default: { name: 'subject areas', items: areas },
  'one more': { name: 'subject areas', items: areas.slice(0, 11) },
  'nothing more': { name: 'subject areas', items: areas.slice(0, 6) },
  empty: { name: 'subject areas' },
  'long text': {
    name: 'subject areas',
    first: 1,
    step: 1,
    items: [
      {
        text: 'Mathematics, operational research, statistics and everything else that has to do with numbers',
        href: '/search-jobs?search=mathematics',
        note: '1,204 jobs',
      },
      {
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        href: '/search-jobs?search=ships',
        note: '1 job',
      },
    ],
  },
} satisfies Examples<typeof contract>
