import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { returnTo: '/jobs/12-placement' },
  'no return path': {},
  'long text': {
    title: 'Save everything you find here, from Donaudampfschifffahrtselektrizitätenhauptbetriebswerk to Ynys Môn',
    text: 'Save jobs, reviews and employers, add notes to each of them, follow your applications from the first test to the last interview, and get a reminder seven and two days before anything closes.',
  },
} satisfies Examples<typeof contract>
