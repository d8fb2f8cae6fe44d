import { assign, setup, transition } from 'xstate'
import { FIRST_STAGE, isStage, type Stage, STAGES } from '../profile'

/** Increase it when stages or transitions change, and make `restoreState` read snapshots of the previous version. */
export const MACHINE_VERSION = 1

export interface SignupState {
  stage: Stage
  /** The furthest stage reached so far. Users may jump to any stage up to it. */
  reached: Stage
}

export type SignupEvent = { type: 'next' | 'back' | 'skip' } | { type: 'jump'; stage: Stage; isFromHub: boolean }

export interface StoredSignup {
  machine_version: number
  snapshot: { value: string; context: { reached: string } }
}

type JumpEvent = Extract<SignupEvent, { type: 'jump' }>

const further = (one: Stage, other: Stage): Stage => (STAGES.indexOf(one) > STAGES.indexOf(other) ? one : other)

const machine = setup({
  types: {
    context: {} as { reached: Stage },
    events: {} as Exclude<SignupEvent, JumpEvent> | JumpEvent,
    input: {} as { reached: Stage },
  },
  guards: {
    /** The hub may jump to every stage with questions, even if it was not reached. */
    mayJump: ({ context, event }, { stage }: { stage: Stage }) =>
      event.type === 'jump' &&
      event.stage === stage &&
      (further(context.reached, stage) === context.reached || (event.isFromHub && stage !== 'complete')),
  },
  actions: {
    arrive: assign(({ context }, { stage }: { stage: Stage }) => ({ reached: further(context.reached, stage) })),
  },
}).createMachine({
  id: 'signup',
  initial: FIRST_STAGE,
  context: { reached: FIRST_STAGE },
  on: {
    jump: STAGES.map(stage => ({
      target: `.${stage}` as const,
      guard: { type: 'mayJump', params: { stage } },
    })),
  },
  states: Object.fromEntries(STAGES.map(stage => [stage, stageNode(stage)])),
})

/** Every stage but the last has `next`, every stage but the first `back`, and the stages in between `skip`. */
function stageNode(stage: Stage) {
  const following = STAGES[STAGES.indexOf(stage) + 1]
  const previous = STAGES[STAGES.indexOf(stage) - 1]
  return {
    entry: { type: 'arrive' as const, params: { stage } },
    on: {
      ...(following && { next: following }),
      ...(following && stage !== 'account' && { skip: following }),
      ...(previous && { back: previous }),
    },
  }
}

const snapshotOf = ({ stage, reached }: SignupState) => machine.resolveState({ value: stage, context: { reached } })

/** Returns undefined if the state does not allow the event. */
export function nextState(state: SignupState, event: SignupEvent): SignupState | undefined {
  const snapshot = snapshotOf(state)
  if (!snapshot.can(event)) {
    return undefined
  }
  const [next] = transition(machine, snapshot, event)
  return { stage: next.value as Stage, reached: next.context.reached }
}

export function transitionsOf(state: SignupState): ('next' | 'back' | 'skip')[] {
  const snapshot = snapshotOf(state)
  return (['next', 'back', 'skip'] as const).filter(type => snapshot.can({ type }))
}

export const initialState: SignupState = { stage: FIRST_STAGE, reached: FIRST_STAGE }

export function storeState({ stage, reached }: SignupState): StoredSignup {
  return { machine_version: MACHINE_VERSION, snapshot: { value: stage, context: { reached } } }
}

/** Unknown stages of another version are dropped. Answers are stored elsewhere, so a new start loses none. */
export function restoreState(stored: StoredSignup | undefined): SignupState {
  const { value = '', context } = stored?.snapshot ?? {}
  if (!isStage(value)) {
    return initialState
  }
  const reached = context?.reached ?? ''
  return { stage: value, reached: further(isStage(reached) ? reached : value, value) }
}

/** Parses `next`, `back`, `skip` or `jump:{stage}`. Returns undefined for other names. */
export function parseTransition(name: string): SignupEvent | undefined {
  if (name === 'next' || name === 'back' || name === 'skip') {
    return { type: name }
  }
  const stage = name.startsWith('jump:') ? name.slice('jump:'.length) : ''
  return isStage(stage) ? { type: 'jump', stage, isFromHub: false } : undefined
}
