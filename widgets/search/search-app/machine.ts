/** `loading` and `failed` still show the previous list. */
export type SearchState = 'idle' | 'loading' | 'failed'

/** `reuse` shows a list that needs no request: one from memory, or the current one. */
export type SearchEvent = 'request' | 'succeed' | 'fail' | 'reuse'

const TRANSITIONS: Readonly<Record<SearchState, Partial<Record<SearchEvent, SearchState>>>> = {
  idle: { request: 'loading', reuse: 'idle' },
  loading: { request: 'loading', succeed: 'idle', fail: 'failed', reuse: 'idle' },
  failed: { request: 'loading', reuse: 'idle' },
}

/** Returns the next state; events that a state does not list leave it unchanged. */
export function nextSearchState(state: SearchState, event: SearchEvent): SearchState {
  return TRANSITIONS[state][event] ?? state
}
