import type { Services } from '../../services'
import { countAreas, countOfType, listBestPaid, listBestRated, listRoles } from './area-queries'
import type { QuestionRow } from './queries'
import { presentBestPaid, presentBestRated, presentResult, SECTIONS } from './result-view'
import { type AreaScore, type Choices, chosenFilters, rankAreas } from './score'

/** Roles of each area, and jobs or employers at the end of a result. */
const SHOWN = 3

interface CompleteQuiz {
  questions: readonly QuestionRow[]
  code: string
  /** Positions, one for each question. */
  answers: readonly number[]
}

/** Returns the result of a complete quiz. */
export async function loadResult(services: Services, quiz: CompleteQuiz) {
  const { reads, clock } = services
  const now = clock.now()
  const choices = chosenFilters(quiz.questions, quiz.answers)
  const ranked = rankAreas(quiz.questions, quiz.answers, await countAreas(reads, now))
  const [roles, ofType, best] = await Promise.all([
    listRoles(reads, areasOf(ranked), { now, limit: SHOWN }),
    choices.type ? countOfType(reads, choices.type, now) : [],
    loadBest(services, ranked, choices),
  ])
  return { result: presentResult({ ...quiz, choices, ranked, roles, ofType }), best }
}

/** Returns what the last question asks for: jobs by pay, or employers by one of their scores. */
async function loadBest({ reads, clock }: Services, ranked: readonly AreaScore[], { type, priority }: Choices) {
  const filter = { areas: areasOf(ranked), now: clock.now(), limit: SHOWN }
  if (priority === 'pay') {
    return presentBestPaid(await listBestPaid(reads, { ...filter, type }), filter)
  }
  const section = SECTIONS[priority ?? '']
  return (
    section &&
    presentBestRated(section, await listBestRated(reads, { ...filter, section: section.score }), filter.areas)
  )
}

const areasOf = (ranked: readonly AreaScore[]) => ranked.map(({ area }) => area)
