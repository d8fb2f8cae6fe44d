import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

/** One truth for stories, tests and docs. */
export const examples = {
  default: { title: 'Who can apply?', text: 'Students of every year, and graduates of the last two.' },
  empty: { title: 'Who can apply?' },
  'long text': {
    title:
      'Who can apply, who can apply later, and who has to ask the employer before anything is sent to anybody at all?',
    text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(6),
  },
} satisfies Examples<typeof contract>
