import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {
    items: [
      { id: 'is-it-free', question: 'Is Firstrung free?', answer: 'Yes. Students and graduates never pay.' },
      {
        id: 'do-i-need-an-account',
        question: 'Do I need an account to read reviews?',
        answer: 'No. Everything about jobs and employers is open to read.\n\nYou need an account to save things.',
      },
      {
        id: 'is-my-review-anonymous',
        question: 'Is my review anonymous?',
        answer: 'Your name is never shown. In small teams we leave out details that could give you away.',
      },
    ],
  },
  empty: { items: [] },
  'under a page heading': {
    items: [{ id: 'how-do-i-apply', question: 'How do I apply?', answer: 'On the employer’s own site.' }],
    level: 2,
  },
  'long text': {
    items: [
      {
        id: 'long',
        question:
          'What happens to my review when an employer changes its name, merges with another one or stops taking students altogether for a year or two?',
        answer: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(12),
      },
    ],
  },
} satisfies Examples<typeof contract>
