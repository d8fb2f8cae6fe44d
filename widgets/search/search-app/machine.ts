/** `loading` and `failed` still show the list that was there before. */
export type SearchState = 'idle' | 'loading' | 'failed'

/** `settle` is a return to a list that needs no call: one in memory, or the one that is shown. */
export type SearchEvent = 'ask' | 'arrive' | 'fail' | 'settle'

const STEPS: Readonly<Record<SearchState, Partial<Record<SearchEvent, SearchState>>>> = {
  idle: { ask: 'loading', settle: 'idle' },
  loading: { ask: 'loading', arrive: 'idle', fail: 'failed', settle: 'idle' },
  failed: { ask: 'loading', settle: 'idle' },
}

/** The next state; an event that means nothing in a state leaves it. */
export function stepSearch(state: SearchState, event: SearchEvent): SearchState {
  return STEPS[state][event] ?? state
}
