import { assign, setup, transition } from 'xstate'
import { FIRST_STAGE, isStage, LAST_STAGE, type Stage, STAGES } from './stages'

/** Increase it when stages or transitions change, and make `restoreState` read snapshots of the previous version. */
export const MACHINE_VERSION = 1

/** The author's position in the form. */
export interface WizardState {
  stage: Stage
  /** The furthest stage reached so far. */
  reached: Stage
}

export type WizardEvent =
  /** `firstInvalid` is the first stage with missing or invalid answers. If undefined, the confirmation comes next. */
  { type: 'next'; firstInvalid: Stage | undefined } | { type: `back-to-${Stage}` }

export interface StoredState {
  machine_version: number
  snapshot: { value: string; context: { reached: string } }
}

const orderOf = (stage: Stage) => STAGES.indexOf(stage)
const further = (one: Stage, other: Stage): Stage => (orderOf(one) > orderOf(other) ? one : other)

const machine = setup({
  types: { context: {} as { reached: Stage }, events: {} as WizardEvent },
  guards: {
    isValid: ({ event }, { stage }: { stage: Stage }) => event.type === 'next' && event.firstInvalid !== stage,
    /** An author who came back from the confirmation returns there, through the first invalid stage if there is one. */
    mayReturn: ({ context, event }, { stage, target }: { stage: Stage; target: Stage }) =>
      event.type === 'next' &&
      event.firstInvalid !== stage &&
      context.reached === LAST_STAGE &&
      (event.firstInvalid ?? LAST_STAGE) === target,
  },
  actions: {
    arrive: assign(({ context }, { stage }: { stage: Stage }) => ({ reached: further(context.reached, stage) })),
  },
}).createMachine({
  id: 'review',
  initial: FIRST_STAGE,
  context: { reached: FIRST_STAGE },
  states: Object.fromEntries(STAGES.map(stage => [stage, stageNode(stage)])),
})

/** Every stage but the last has `next`. Each stage can go back to any earlier one. */
function stageNode(stage: Stage) {
  const following = STAGES[orderOf(stage) + 1]
  const returns = STAGES.filter(target => target !== stage).map(target => ({
    target,
    guard: { type: 'mayReturn' as const, params: { stage, target } },
  }))
  const next = following && [...returns, { target: following, guard: { type: 'isValid' as const, params: { stage } } }]
  const back = STAGES.slice(0, orderOf(stage)).map(target => [`back-to-${target}`, target])
  return {
    entry: { type: 'arrive' as const, params: { stage } },
    on: { ...(next && { next }), ...(Object.fromEntries(back) as Record<string, Stage>) },
  }
}

const snapshotOf = ({ stage, reached }: WizardState) => machine.resolveState({ value: stage, context: { reached } })

export function nextState(state: WizardState, event: WizardEvent): WizardState | undefined {
  const snapshot = snapshotOf(state)
  if (!snapshot.can(event)) {
    return undefined
  }
  const [next] = transition(machine, snapshot, event)
  return { stage: next.value as Stage, reached: next.context.reached }
}

/** Assumes that the answers of the state are valid. */
export function transitionsOf(state: WizardState): string[] {
  const snapshot = snapshotOf(state)
  const back = STAGES.map(stage => `back-to-${stage}` as const).filter(type => snapshot.can({ type }))
  return snapshot.can({ type: 'next', firstInvalid: undefined }) ? ['next', ...back] : back
}

export const isReached = ({ reached }: WizardState, stage: Stage): boolean => orderOf(stage) <= orderOf(reached)

export const initialState: WizardState = { stage: FIRST_STAGE, reached: FIRST_STAGE }

export function storeState({ stage, reached }: WizardState): StoredState {
  return { machine_version: MACHINE_VERSION, snapshot: { value: stage, context: { reached } } }
}

export function stateColumns(state: WizardState): { machine_version: number; snapshot: string } {
  const { machine_version, snapshot } = storeState(state)
  return { machine_version, snapshot: JSON.stringify(snapshot) }
}

/** The state of an imported review, which never went through the stages. */
export const FINISHED: WizardState = { stage: LAST_STAGE, reached: LAST_STAGE }

/** Unknown stages of another version are dropped. Answers are stored elsewhere, so none is lost. */
export function restoreState({ snapshot: { value, context } }: StoredState): WizardState {
  if (!isStage(value)) {
    return initialState
  }
  return { stage: value, reached: further(isStage(context.reached) ? context.reached : value, value) }
}

export function parseBack(name: string): WizardEvent | undefined {
  const stage = name.startsWith('back-to-') ? name.slice('back-to-'.length) : ''
  return isStage(stage) ? { type: `back-to-${stage}` } : undefined
}
