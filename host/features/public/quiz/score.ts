import { AREAS } from './areas'
import type { QuestionRow } from './queries'

export interface AreaCount {
  area: string
  jobs: number
  reviews: number
}

export interface AreaScore extends AreaCount {
  points: number
  of: number
  /** Whole percent. */
  match: number
  /** Indexes of the questions with an answer for this area. */
  because: number[]
}

const SHOWN = 3

/** Areas with neither jobs nor reviews are omitted. Most jobs first, ties in the order of the quiz. */
export function listLiveAreas(counts: readonly AreaCount[]): AreaCount[] {
  return AREAS.flatMap(({ slug }) => counts.find(({ area }) => area === slug) ?? [])
    .filter(({ jobs, reviews }) => jobs + reviews > 0)
    .sort((one, other) => other.jobs - one.jobs)
}

/**
 * Returns the three areas with the most answers; ties go to the one with more open jobs. Areas without answers are
 * omitted. `answers` has one index per question.
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

/** Answers to the last questions; undefined if the quiz does not have the question. */
export interface Choices {
  pattern: string | undefined
  /** Slug of a job type. */
  type: string | undefined
  priority: string | undefined
}

export function chosenFilters(questions: readonly QuestionRow[], answers: readonly number[]): Choices {
  const valueOf = (decides: QuestionRow['decides']) => {
    const index = questions.findIndex(question => question.decides === decides)
    return questions[index]?.answers[answers[index] ?? -1]?.value
  }
  return { pattern: valueOf('pattern'), type: valueOf('job-type'), priority: valueOf('priority') }
}
