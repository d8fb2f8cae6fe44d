import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { name: 'password', label: 'Your password', autoComplete: 'current-password' },
  'with a hint': {
    name: 'password',
    id: 'hint-password',
    label: 'New password',
    hint: '10 characters or more. Three random words work well.',
    autoComplete: 'new-password',
  },
  'sent back empty': {
    name: 'password',
    id: 'empty-password',
    label: 'New password',
    error: 'Enter a password',
    autoComplete: 'new-password',
  },
  'long text': {
    name: 'password',
    id: 'long-password',
    label: 'The password that you chose when you created your account, or the last one that you changed it to',
    hint: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(2),
    autoComplete: 'current-password',
  },
} satisfies Examples<typeof contract>
