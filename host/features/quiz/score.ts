import { AREAS } from './areas'
import type { QuestionRow } from './queries'

/** What there is to see in an area today. */
export interface AreaCount {
  area: string
  jobs: number
  reviews: number
}

export interface AreaScore extends AreaCount {
  /** How many answers speak for the area, of how many that could. */
  points: number
  of: number
  /** Whole percent. */
  match: number
  /** Positions of the questions whose answers speak for it. */
  because: number[]
}

const SHOWN = 3

/** Areas in which there is a live job or a review to read: most jobs first, then in the order of the quiz. */
export function listLiveAreas(counts: readonly AreaCount[]): AreaCount[] {
  return AREAS.flatMap(({ slug }) => counts.find(({ area }) => area === slug) ?? [])
    .filter(({ jobs, reviews }) => jobs + reviews > 0)
    .sort((one, other) => other.jobs - one.jobs)
}

/**
 * The three areas that most answers speak for; of two with as many, the one with more live jobs comes first (product
 * data, career quiz). An area that no answer speaks for is none of them. `answers` are positions, one a question.
 */
export function rankAreas(
  questions: readonly QuestionRow[],
  answers: readonly number[],
  counts: readonly AreaCount[],
): AreaScore[] {
  const of = questions.filter(({ decides }) => decides === 'area').length
  return listLiveAreas(counts)
    .map(count => {
      const because = questions.flatMap((question, index) =>
        question.decides === 'area' && question.answers[answers[index] ?? -1]?.value === count.area ? [index] : [],
      )
      const points = because.length
      return { ...count, because, points, of, match: Math.round((points / of) * 100) }
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, SHOWN)
}

/** What the last questions decide; undefined where the quiz does not ask. */
export interface Choices {
  /** A work pattern. */
  pattern: string | undefined
  /** Slug of a job type. */
  type: string | undefined
  /** What matters most. */
  priority: string | undefined
}

export function chosenFilters(questions: readonly QuestionRow[], answers: readonly number[]): Choices {
  const valueOf = (decides: QuestionRow['decides']) => {
    const index = questions.findIndex(question => question.decides === decides)
    return questions[index]?.answers[answers[index] ?? -1]?.value
  }
  return { pattern: valueOf('pattern'), type: valueOf('job-type'), priority: valueOf('priority') }
}
