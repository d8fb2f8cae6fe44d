/** The state of saving. `conflict` waits for the user's choice, `signed-out` for a log-in. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'offline' | 'failed' | 'signed-out' | 'conflict'

/** `send` starts a save; the others are its results, and `choose` ends a conflict. */
export type SaveEvent = 'send' | 'save' | 'disconnect' | 'fail' | 'sign-out' | 'differ' | 'choose'

const RESULTS: Partial<Record<SaveEvent, SaveState>> = {
  save: 'saved',
  disconnect: 'offline',
  fail: 'failed',
  'sign-out': 'signed-out',
  differ: 'conflict',
}

const TRANSITIONS: Readonly<Record<SaveState, Partial<Record<SaveEvent, SaveState>>>> = {
  idle: { send: 'saving', differ: 'conflict', disconnect: 'offline' },
  saving: RESULTS,
  saved: { send: 'saving', differ: 'conflict', disconnect: 'offline' },
  offline: { send: 'saving', differ: 'conflict' },
  failed: { send: 'saving', disconnect: 'offline' },
  'signed-out': { send: 'saving' },
  conflict: { choose: 'idle', send: 'saving' },
}

/** Returns the next state; events that a state does not list leave it unchanged. */
export function nextSaveState(state: SaveState, event: SaveEvent): SaveState {
  return TRANSITIONS[state][event] ?? state
}
