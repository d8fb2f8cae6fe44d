export type OverlayState = 'closed' | 'opening' | 'open' | 'closing'

/** `finish` is the end of an animation; `closeNow` closes without one, for example when the page is left. */
export type OverlayEvent = 'toggle' | 'close' | 'finish' | 'closeNow'

const TRANSITIONS: Readonly<Record<OverlayState, Partial<Record<OverlayEvent, OverlayState>>>> = {
  closed: { toggle: 'opening' },
  opening: { toggle: 'closing', close: 'closing', finish: 'open', closeNow: 'closed' },
  open: { toggle: 'closing', close: 'closing', closeNow: 'closed' },
  closing: { toggle: 'opening', finish: 'closed', closeNow: 'closed' },
}

/** Returns the next state. An event without a transition does not change the state. */
export function nextOverlayState(state: OverlayState, event: OverlayEvent): OverlayState {
  return TRANSITIONS[state][event] ?? state
}
