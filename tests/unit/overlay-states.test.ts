import { describe, expect, it } from 'vitest'
import { type OverlayEvent, type OverlayState, nextOverlayState } from '../../widgets/core/ui/overlay/overlay-states'

const transitions: Record<OverlayState, Record<OverlayEvent, OverlayState>> = {
  closed: { toggle: 'opening', close: 'closed', finish: 'closed', closeNow: 'closed' },
  opening: { toggle: 'closing', close: 'closing', finish: 'open', closeNow: 'closed' },
  open: { toggle: 'closing', close: 'closing', finish: 'open', closeNow: 'closed' },
  closing: { toggle: 'opening', close: 'closing', finish: 'closed', closeNow: 'closed' },
}

describe('the states of a menu', () => {
  for (const [state, events] of Object.entries(transitions)) {
    for (const [event, next] of Object.entries(events)) {
      it(`${state} becomes ${next} on ${event}`, () => {
        expect(nextOverlayState(state as OverlayState, event as OverlayEvent)).toBe(next)
      })
    }
  }
})
