import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: { messages: [{ kind: 'success', text: 'Placement at Halden Rail saved' }] },
  empty: {},
  error: { messages: [{ kind: 'error', text: 'Sorry, that did not work. Try again' }] },
  undo: {
    messages: [
      {
        kind: 'success',
        text: 'Moved to Applied',
        undoForm: { action: '/ajax/user/app-tracker/undo', fields: { changes: '[]' } },
      },
    ],
    token: 'token-of-the-session',
  },
  'several at once': {
    messages: [
      { kind: 'success', text: 'Welcome back, Maya' },
      { kind: 'info', text: 'This job closed on 9 October 2026' },
      { kind: 'error', text: 'You are offline. Changes are not saved' },
    ],
  },
  'long text': {
    messages: [
      {
        kind: 'info',
        text: 'Interest registered. We will email you when Degree apprenticeship in Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft engineering opens',
      },
    ],
  },
} satisfies Examples<typeof contract>
