import { createPositions, type Position, type StoredPosition } from '../../../lib/stage-positions'
import { FIRST_STAGE, isStage, LAST_STAGE, type Stage, STAGES } from './stages'

export const MACHINE_VERSION = 1

const positions = createPositions(STAGES, { first: FIRST_STAGE, version: MACHINE_VERSION })
export const { initial: initialState, isReached, store: storeState, restore: restoreState } = positions

export type WizardState = Position<Stage>
export type StoredState = StoredPosition

export type WizardEvent =
  /** `firstInvalid` is the first stage with missing or invalid answers. If undefined, the confirmation comes next. */
  { type: 'next'; firstInvalid: Stage | undefined } | { type: `back-to-${Stage}` }

/** Returns undefined if the state does not allow the event. */
export function nextState(state: WizardState, event: WizardEvent): WizardState | undefined {
  const target =
    event.type === 'next'
      ? following(state, event.firstInvalid)
      : earlierThan(state).find(earlier => event.type === `back-to-${earlier}`)
  return target && positions.move(state, target)
}

/** An author who came back from the confirmation returns there, through the first invalid stage if there is one. */
function following({ stage, reached }: WizardState, firstInvalid: Stage | undefined): Stage | undefined {
  if (stage === LAST_STAGE || firstInvalid === stage) {
    return undefined
  }
  return reached === LAST_STAGE ? (firstInvalid ?? LAST_STAGE) : STAGES[STAGES.indexOf(stage) + 1]
}

const earlierThan = ({ stage }: WizardState) => STAGES.slice(0, STAGES.indexOf(stage))

/** Assumes that the answers of the state are valid. */
export function transitionsOf(state: WizardState): string[] {
  const back = earlierThan(state).map(earlier => `back-to-${earlier}`)
  return state.stage === LAST_STAGE ? back : ['next', ...back]
}

export function stateColumns(state: WizardState): { machine_version: number; snapshot: string } {
  const { machine_version, snapshot } = storeState(state)
  return { machine_version, snapshot: JSON.stringify(snapshot) }
}

/** The state of an imported review, which never went through the stages. */
export const FINISHED: WizardState = { stage: LAST_STAGE, reached: LAST_STAGE }

export function parseBack(name: string): WizardEvent | undefined {
  const stage = name.startsWith('back-to-') ? name.slice('back-to-'.length) : ''
  return isStage(stage) ? { type: `back-to-${stage}` } : undefined
}
