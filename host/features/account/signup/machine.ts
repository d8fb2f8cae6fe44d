import { createPositions, type Position } from '../../../lib/stage-positions'
import { FIRST_STAGE, isStage, type Stage, STAGES } from '../profile'

export const MACHINE_VERSION = 1

const positions = createPositions(STAGES, { first: FIRST_STAGE, version: MACHINE_VERSION })
export const { initial: initialState, isReached, store: storeState, restore: restoreState } = positions

export type SignupState = Position<Stage>

export type SignupEvent = { type: 'next' | 'back' | 'skip' } | { type: 'jump'; stage: Stage; isFromHub: boolean }

/** Returns undefined if the state does not allow the event. */
export function nextState(state: SignupState, event: SignupEvent): SignupState | undefined {
  const target = targetOf(state, event)
  return target && positions.move(state, target)
}

/** The hub may jump to every stage with questions, even if it was not reached. */
function targetOf(state: SignupState, event: SignupEvent): Stage | undefined {
  const order = STAGES.indexOf(state.stage)
  switch (event.type) {
    case 'next':
      return STAGES[order + 1]
    case 'skip':
      return state.stage === 'account' ? undefined : STAGES[order + 1]
    case 'back':
      return STAGES[order - 1]
    case 'jump':
      return isReached(state, event.stage) || (event.isFromHub && event.stage !== 'complete') ? event.stage : undefined
  }
}

export const transitionsOf = (state: SignupState): ('next' | 'back' | 'skip')[] =>
  (['next', 'back', 'skip'] as const).filter(type => nextState(state, { type }) !== undefined)

/** Parses `next`, `back`, `skip` or `jump:{stage}`. Returns undefined for other names. */
export function parseTransition(name: string): SignupEvent | undefined {
  if (name === 'next' || name === 'back' || name === 'skip') {
    return { type: name }
  }
  const stage = name.startsWith('jump:') ? name.slice('jump:'.length) : ''
  return isStage(stage) ? { type: 'jump', stage, isFromHub: false } : undefined
}
