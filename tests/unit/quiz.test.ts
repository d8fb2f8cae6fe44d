import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AREAS } from '../../host/features/public/quiz/areas'
import { letterOf, parseCode, parseCompleteCode } from '../../host/features/public/quiz/code'
import type { QuestionRow } from '../../host/features/public/quiz/queries'
import { type AreaCount, chosenFilters, listLiveAreas, rankAreas } from '../../host/features/public/quiz/score'
import { entities, quiz } from '../../host/reference/lists'

/** The questions as the database returns them. */
const QUESTIONS: QuestionRow[] = quiz.map(({ question, decides, answers }) => ({
  question,
  decides,
  answers: answers.map(([answer, value]) => ({ answer, value })),
}))
const SLUGS = AREAS.map(({ slug }) => slug)

const whole = fc.tuple(...QUESTIONS.map(({ answers }) => fc.nat({ max: answers.length - 1 })))
const begun = fc
  .tuple(whole, fc.nat({ max: QUESTIONS.length }))
  .map(([answers, length]): number[] => answers.slice(0, length))
const counts: fc.Arbitrary<AreaCount[]> = fc.tuple(
  ...SLUGS.map(area => fc.record({ area: fc.constant(area), jobs: fc.nat({ max: 3 }), reviews: fc.nat({ max: 1 }) })),
)
const open = SLUGS.map(area => ({ area, jobs: 1, reviews: 1 }))

describe('the areas', () => {
  it('are the six values of the answers, in order', () => {
    expect(SLUGS).toEqual(quiz[0]?.answers.map(([, value]) => value))
  })

  it('have each group of the reference list once', () => {
    const groups = entities.filter(({ list }) => list === 'job-roles').map(({ slug }) => slug)
    expect(AREAS.flatMap(({ roles }) => roles).sort()).toEqual(groups.sort())
  })
})

describe('the code', () => {
  it('has one letter for each answer, and parses back to the same answers', () => {
    fc.assert(
      fc.property(begun, answers => {
        const code = answers.map(letterOf).join('')
        expect(code).toMatch(/^[a-f]*$/)
        expect(code).toHaveLength(answers.length)
        expect(parseCode(code, QUESTIONS)).toEqual(answers)
      }),
    )
  })

  it('is refused or round-trips, for any input', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefgzA0é-_%'), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(fc.string(), letters), text => {
        const answers = parseCode(text, QUESTIONS)
        expect(answers === undefined || answers.map(letterOf).join('') === text).toBe(true)
      }),
    )
  })

  it('is complete only with an answer to every question', () => {
    expect(parseCompleteCode('aaaaaaaa', QUESTIONS)).toHaveLength(8)
    expect(parseCompleteCode('aaaaaaa', QUESTIONS)).toBeUndefined()
    expect(parseCompleteCode('aaaaaaaaa', QUESTIONS)).toBeUndefined()
    expect(parseCompleteCode('aaaaaaea', QUESTIONS)).toHaveLength(8)
    expect(parseCompleteCode('aaaaaeaa', QUESTIONS)).toBeUndefined()
    expect(parseCompleteCode('', [])).toBeUndefined()
  })
})

describe('the score', () => {
  it('is the share of answers for an area in whole percent, with those answers', () => {
    // Three for code, two for help. The other answers are filters and count for no area.
    const [code, help, ...none] = rankAreas(QUESTIONS, [1, 1, 5, 1, 5, 0, 0, 0], open)
    expect(code).toMatchObject({ area: 'code', points: 3, of: 5, match: 60, because: [0, 1, 3] })
    expect(help).toMatchObject({ area: 'help', points: 2, match: 40, because: [2, 4] })
    expect(none).toEqual([])
  })

  it('breaks ties by open jobs, then by the order of the quiz', () => {
    const answers = [0, 1, 2, 3, 4, 0, 0, 0]
    const jobs: Record<string, number> = { lead: 9, discover: 4 }
    const live = SLUGS.map(area => ({ area, jobs: jobs[area] ?? 1, reviews: 0 }))
    expect(rankAreas(QUESTIONS, answers, live).map(({ area }) => area)).toEqual(['lead', 'discover', 'build'])
  })

  it('leaves out an area without an open job or a review', () => {
    const answers = [0, 0, 1, 1, 2, 0, 0, 0]
    const live = [
      { area: 'build', jobs: 0, reviews: 0 },
      { area: 'code', jobs: 0, reviews: 1 },
      { area: 'discover', jobs: 1, reviews: 0 },
    ]
    expect(rankAreas(QUESTIONS, answers, live).map(({ area }) => area)).toEqual(['code', 'discover'])
  })

  it('holds for any answers and any counts', () => {
    fc.assert(
      fc.property(whole, counts, (answers, live) => {
        const ranked = rankAreas(QUESTIONS, answers, live)
        const points = (area: string) =>
          [0, 1, 2, 3, 4].filter(index => QUESTIONS[index]?.answers[answers[index] ?? -1]?.value === area).length
        expect(ranked.length).toBeLessThanOrEqual(3)
        for (const { area, match, because, jobs, reviews } of ranked) {
          expect(match).toBe(points(area) * 20)
          expect(because).toHaveLength(points(area))
          expect(jobs + reviews).toBeGreaterThan(0)
        }
        const worth = ranked.map(({ points: own, jobs }) => own * 1000 + jobs)
        expect(worth).toEqual([...worth].sort((one, other) => other - one))
        // An area that is left out is empty, has no answers, or ranks below those shown.
        for (const { area, jobs, reviews } of live.filter(row => !ranked.some(shown => shown.area === row.area))) {
          const out = jobs + reviews === 0 || points(area) === 0
          expect(out || (ranked.length === 3 && points(area) * 1000 + jobs <= (worth[2] ?? 0))).toBe(true)
        }
      }),
    )
  })

  it('reads the filters from the last three answers only', () => {
    fc.assert(
      fc.property(whole, answers => {
        expect(Object.values(chosenFilters(QUESTIONS, answers))).toEqual(
          [5, 6, 7].map(index => QUESTIONS[index]?.answers[answers[index] ?? -1]?.value),
        )
      }),
    )
  })

  it('lists areas in the order of the ranking', () => {
    fc.assert(
      fc.property(counts, live => {
        const order = listLiveAreas(live).map(({ area }) => area)
        const even = SLUGS.map((_, index) => index).slice(0, 5)
        const ranked = rankAreas(QUESTIONS, [...even, 0, 0, 0], live).map(({ area }) => area)
        expect(ranked).toEqual(order.filter(area => area !== 'help').slice(0, 3))
      }),
    )
  })
})
