import { describe, expect, it } from 'vitest'
import { type OverlayEvent, type OverlayState, stepOverlay } from '../../widgets/core/ui/overlay/overlay-states'

const table: Record<OverlayState, Record<OverlayEvent, OverlayState>> = {
  closed: { toggle: 'opening', close: 'closed', done: 'closed', cut: 'closed' },
  opening: { toggle: 'closing', close: 'closing', done: 'open', cut: 'closed' },
  open: { toggle: 'closing', close: 'closing', done: 'open', cut: 'closed' },
  closing: { toggle: 'opening', close: 'closing', done: 'closed', cut: 'closed' },
}

describe('the states of a menu', () => {
  for (const [state, steps] of Object.entries(table)) {
    for (const [event, next] of Object.entries(steps)) {
      it(`${state} becomes ${next} on ${event}`, () => {
        expect(stepOverlay(state as OverlayState, event as OverlayEvent)).toBe(next)
      })
    }
  }
})
