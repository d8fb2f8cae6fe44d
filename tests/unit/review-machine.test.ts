import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  initialState,
  MACHINE_VERSION,
  nextState,
  parseBack,
  restoreState,
  storeState,
  transitionsOf,
  type WizardEvent,
} from '../../host/features/reviews/review-drafts/machine'
import { LAST_STAGE, type Stage, STAGES } from '../../host/features/reviews/review-drafts/stages'

/** 500 sequences in the usual run, 5,000 in `npm run test:full`. */
const SEQUENCES = process.env.FULL_TESTS ? 5_000 : 500
const LAST = STAGES.length - 1

const next = (firstInvalid?: Stage): WizardEvent => ({ type: 'next', firstInvalid })

describe('the review machine', () => {
  it('leads through every stage, and ends at the confirmation', () => {
    const seen: string[] = []
    for (let state = initialState; ;) {
      seen.push(state.stage)
      // Nothing after this stage has an answer yet.
      const following = nextState(state, next(STAGES[STAGES.indexOf(state.stage) + 1]))
      if (!following) {
        break
      }
      state = following
    }
    expect(seen).toEqual(STAGES)
  })

  it('stays at a stage whose answers are not valid', () => {
    expect(nextState(initialState, next('job-details'))).toBeUndefined()
  })

  it('returns to the confirmation by way of the first stage that is not valid', () => {
    const state = { stage: 'job-details', reached: LAST_STAGE } as const
    expect(nextState(state, next())).toEqual({ stage: LAST_STAGE, reached: LAST_STAGE })
    expect(nextState(state, next('the-company'))).toEqual({ stage: 'the-company', reached: LAST_STAGE })
  })

  it('lists what a state allows', () => {
    expect(transitionsOf(initialState)).toEqual(['next'])
    expect(transitionsOf({ stage: 'job-source', reached: LAST_STAGE })).toEqual([
      'next',
      'back-to-job-details',
      'back-to-location-commute',
    ])
    expect(transitionsOf({ stage: LAST_STAGE, reached: LAST_STAGE })).toEqual(
      STAGES.slice(0, LAST).map(stage => `back-to-${stage}`),
    )
  })

  it('reads the names of transitions', () => {
    expect(parseBack('back-to-the-role')).toEqual({ type: 'back-to-the-role' })
    for (const name of ['', 'next', 'back-to-', 'back-to-nowhere', 'the-role', 'xstate.init', 'back-to-constructor']) {
      expect(parseBack(name), name).toBeUndefined()
    }
  })
})

describe('a stored state of a review', () => {
  it.each([
    [{ value: 'the-role', context: { reached: 'confirmation' } }, 'the-role', 'confirmation'],
    [{ value: 'a-stage-of-tomorrow', context: { reached: 'confirmation' } }, 'job-details', 'job-details'],
    [{ value: 'the-role', context: { reached: 'a-stage-of-tomorrow' } }, 'the-role', 'the-role'],
    [{ value: 'the-role', context: { reached: 'job-details' } }, 'the-role', 'the-role'],
  ])('%j restores as %s, reached %s', (snapshot, stage, reached) => {
    expect(restoreState({ machine_version: MACHINE_VERSION + 1, snapshot })).toEqual({ stage, reached })
  })
})

/** The rules of the wizard, written down once more without the library. */
class Model {
  at = 0
  reached = 0

  apply(event: WizardEvent): boolean {
    const to = event.type === 'next' ? this.following(event.firstInvalid) : this.before(event.type)
    if (to === undefined) {
      return false
    }
    this.at = to
    this.reached = Math.max(this.reached, to)
    return true
  }

  private following(firstInvalid: Stage | undefined): number | undefined {
    const wrong = firstInvalid === undefined ? LAST : STAGES.indexOf(firstInvalid)
    if (this.at === LAST || firstInvalid === STAGES[this.at]) {
      return undefined
    }
    return this.reached === LAST ? wrong : this.at + 1
  }

  private before(type: string): number | undefined {
    const to = STAGES.findIndex(stage => type === `back-to-${stage}`)
    return to < this.at ? to : undefined
  }
}

const events: fc.Arbitrary<WizardEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(next()) },
  fc.constantFrom(...STAGES.slice(0, LAST)).map(next),
  fc.constantFrom(...STAGES).map((stage): WizardEvent => ({ type: `back-to-${stage}` })),
)

it('does what its model does, for any sequence of events and through storage', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), sequence => {
      const model = new Model()
      let state = initialState
      for (const event of sequence) {
        const stored = JSON.parse(JSON.stringify(storeState(state))) as ReturnType<typeof storeState>
        const following = nextState(restoreState(stored), event)
        expect(following !== undefined).toBe(model.apply(event))
        state = following ?? state
        expect([state.stage, state.reached]).toEqual([STAGES[model.at], STAGES[model.reached]])
      }
    }),
    { numRuns: SEQUENCES },
  )
})
