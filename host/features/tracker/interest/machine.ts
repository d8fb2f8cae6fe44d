import { setup, transition } from 'xstate'
import type { InterestState } from '../../../db/tables'

/** Stored with each registration. Increase it when a state is renamed or removed. */
export const MACHINE_VERSION = 1

type InterestEvent =
  { type: 'register'; isComplete: boolean } | { type: 'withdraw' } | { type: 'open' } | { type: 'close' }

const register = [{ guard: 'isComplete', target: 'confirmed' }, { target: 'details-needed' }] as const

/** Events that a state does not name are ignored: repeats are harmless. */
const machine = setup({
  types: { events: {} as InterestEvent },
  guards: { isComplete: ({ event }) => event.type === 'register' && event.isComplete },
}).createMachine({
  id: 'registerYourInterest',
  initial: 'none',
  states: {
    none: { on: { register } },
    'details-needed': { on: { register, withdraw: 'withdrawn', open: 'closed', close: 'closed' } },
    confirmed: { on: { withdraw: 'withdrawn', open: 'notified', close: 'closed' } },
    notified: { on: { withdraw: 'withdrawn', close: 'closed' } },
    withdrawn: { on: { register } },
    closed: { on: { register } },
  },
})

export function nextState(state: InterestState, event: InterestEvent): InterestState {
  const [snapshot] = transition(machine, machine.resolveState({ value: state }), event)
  return snapshot.value
}

export function transitionsOf(state: InterestState): ('register' | 'withdraw')[] {
  const snapshot = machine.resolveState({ value: state })
  const can = (event: InterestEvent) => snapshot.can(event)
  return [
    ...(can({ type: 'register', isComplete: true }) ? (['register'] as const) : []),
    ...(can({ type: 'withdraw' }) ? (['withdraw'] as const) : []),
  ]
}
