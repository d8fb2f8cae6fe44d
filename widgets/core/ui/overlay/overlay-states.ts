export type OverlayState = 'closed' | 'opening' | 'open' | 'closing'

/** `done` is the end of an animation; `cut` closes without one, as a page that is left does. */
export type OverlayEvent = 'toggle' | 'close' | 'done' | 'cut'

const STEPS: Readonly<Record<OverlayState, Partial<Record<OverlayEvent, OverlayState>>>> = {
  closed: { toggle: 'opening' },
  opening: { toggle: 'closing', close: 'closing', done: 'open', cut: 'closed' },
  open: { toggle: 'closing', close: 'closing', cut: 'closed' },
  closing: { toggle: 'opening', done: 'closed', cut: 'closed' },
}

/** The next state; an event that means nothing in a state leaves it. */
export function stepOverlay(state: OverlayState, event: OverlayEvent): OverlayState {
  return STEPS[state][event] ?? state
}
