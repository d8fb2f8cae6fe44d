import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STAGES } from '../../host/features/account/profile/stages'
import {
  initialState,
  MACHINE_VERSION,
  nextState,
  parseTransition,
  restoreState,
  type SignupEvent,
  storeState,
  transitionsOf,
} from '../../host/features/account/signup/machine'

describe('the signup machine', () => {
  it('starts behind the account and leads through every stage', () => {
    const seen: string[] = []
    for (let state = initialState; ;) {
      seen.push(state.stage)
      const next = nextState(state, { type: 'next' })
      if (!next) {
        break
      }
      state = next
    }
    expect(seen).toEqual(STAGES.slice(1))
  })

  it.each([
    ['account', ['next']],
    ['pathway', ['next', 'back', 'skip']],
    ['about-you', ['next', 'back', 'skip']],
    ['complete', ['back']],
  ] as const)('allows the transitions of %s', (stage, expected) => {
    expect(transitionsOf({ stage, reached: 'complete' })).toEqual(expected)
  })

  it('jumps to stages that were reached, and from the hub to all with questions', () => {
    const state = { stage: 'pathway', reached: 'interests' } as const
    const jump = (stage: (typeof STAGES)[number], isFromHub = false) =>
      nextState(state, { type: 'jump', stage, isFromHub })
    expect(jump('interests')).toEqual({ stage: 'interests', reached: 'interests' })
    expect(jump('about-you')).toBeUndefined()
    expect(jump('about-you', true)).toEqual({ stage: 'about-you', reached: 'about-you' })
    expect(jump('complete', true)).toBeUndefined()
  })

  it('reads the names of transitions', () => {
    expect(parseTransition('skip')).toEqual({ type: 'skip' })
    expect(parseTransition('jump:education')).toEqual({ type: 'jump', stage: 'education', isFromHub: false })
    for (const name of ['', 'submit', 'jump', 'jump:', 'jump:nowhere', 'xstate.init', 'constructor']) {
      expect(parseTransition(name), name).toBeUndefined()
    }
  })
})

describe('a stored state', () => {
  it('carries the version of the machine', () => {
    expect(storeState(initialState)).toEqual({
      machine_version: MACHINE_VERSION,
      snapshot: { value: 'pathway', context: { reached: 'pathway' } },
    })
  })

  it.each([
    [undefined, 'pathway', 'pathway'],
    [{ value: 'interests', context: { reached: 'complete' } }, 'interests', 'complete'],
    [{ value: 'a-stage-of-tomorrow', context: { reached: 'complete' } }, 'pathway', 'pathway'],
    [{ value: 'interests', context: { reached: 'a-stage-of-tomorrow' } }, 'interests', 'interests'],
    [{ value: 'about-you', context: { reached: 'pathway' } }, 'about-you', 'about-you'],
  ])('%j restores as %s, reached %s', (snapshot, stage, reached) => {
    const stored = snapshot && { machine_version: MACHINE_VERSION + 1, snapshot }
    expect(restoreState(stored)).toEqual({ stage, reached })
  })
})

/** The rules of product and specification, written down once more without the library. */
class Model {
  at = 1
  reached = 1

  apply(event: SignupEvent): boolean {
    const to = this.target(event)
    if (to === undefined) {
      return false
    }
    this.at = to
    this.reached = Math.max(this.reached, to)
    return true
  }

  private target(event: SignupEvent): number | undefined {
    const last = STAGES.length - 1
    if (event.type === 'jump') {
      const to = STAGES.indexOf(event.stage)
      return to <= this.reached || (event.isFromHub && to < last) ? to : undefined
    }
    if (event.type === 'back') {
      return this.at > 0 ? this.at - 1 : undefined
    }
    const mayLeave = this.at < last && (event.type === 'next' || this.at > 0)
    return mayLeave ? this.at + 1 : undefined
  }
}

const events: fc.Arbitrary<SignupEvent> = fc.oneof(
  fc.constantFrom<SignupEvent>({ type: 'next' }, { type: 'back' }, { type: 'skip' }),
  fc.record({ type: fc.constant('jump' as const), stage: fc.constantFrom(...STAGES), isFromHub: fc.boolean() }),
)

it('does what its model does, for any sequence of events and through storage', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), sequence => {
      const model = new Model()
      let state = initialState
      for (const event of sequence) {
        const stored = JSON.parse(JSON.stringify(storeState(state))) as ReturnType<typeof storeState>
        const next = nextState(restoreState(stored), event)
        expect(next !== undefined).toBe(model.apply(event))
        state = next ?? state
        expect([state.stage, state.reached]).toEqual([STAGES[model.at], STAGES[model.reached]])
      }
    }),
    { numRuns: 1000 },
  )
})
