import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

const field = { name: 'r1', label: 'How much did you enjoy the work itself?' }

export const examples = {
  default: { value: 4.2 },
  'with count': { value: 3.6, count: 1204, size: 'lg' },
  'no reviews': { value: null, count: 0 },
  editable: field,
  selected: { ...field, value: 4 },
  error: { ...field, error: 'Rate this from 1 to 5 stars', required: true },
  skippable: { ...field, label: 'How good was the social side?', hint: 'In or out of work.', skippable: true },
  'long text': {
    ...field,
    label:
      'How well did the people you worked with treat students, apprentices, interns and other juniors as equals, day by day?',
    hint: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2),
  },
} satisfies Examples<typeof contract>
