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

/** Returns undefined if the state does not allow the event. */
export function nextState({ stage, reached }: WizardState, event: WizardEvent): WizardState | undefined {
  const target =
    event.type === 'next'
      ? following({ stage, reached }, event.firstInvalid)
      : STAGES.slice(0, orderOf(stage)).find(earlier => event.type === `back-to-${earlier}`)
  return target && { stage: target, reached: further(reached, target) }
}

/** An author who came back from the confirmation returns there, through the first invalid stage if there is one. */
function following({ stage, reached }: WizardState, firstInvalid: Stage | undefined): Stage | undefined {
  if (stage === LAST_STAGE || firstInvalid === stage) {
    return undefined
  }
  return reached === LAST_STAGE ? (firstInvalid ?? LAST_STAGE) : STAGES[orderOf(stage) + 1]
}

/** Assumes that the answers of the state are valid. */
export function transitionsOf({ stage }: WizardState): string[] {
  const back = STAGES.slice(0, orderOf(stage)).map(earlier => `back-to-${earlier}`)
  return stage === LAST_STAGE ? back : ['next', ...back]
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
