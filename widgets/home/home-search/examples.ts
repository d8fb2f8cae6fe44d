import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const popular = ['Year in industry', 'Summer', 'Graduate scheme', 'Software', 'Engineering', 'Marketing'].map(text => ({
  text,
  href: `/search-jobs?search=${encodeURIComponent(text.toLowerCase())}`,
}))

export const examples = {
  default: { popular },
  'for reviews': { popular, scope: 'reviews' },
  empty: {},
  'long text': {
    popular: [
      {
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte',
        href: '/search-jobs?search=ships',
      },
      {
        text: 'Mathematics, operational research, statistics and related subjects',
        href: '/search-jobs?search=maths',
      },
    ],
  },
} satisfies Examples<typeof contract>
