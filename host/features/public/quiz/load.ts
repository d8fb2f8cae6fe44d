import type { HiddenIds } from '../../../db/hidden'
import type { Services } from '../../../services'
import { type AreaQuery, countAreas, countOfType, listBestPaid, listBestRated, listRoles } from './area-queries'
import type { QuestionRow } from './queries'
import { presentBestPaid, presentBestRated, presentResult, SECTIONS } from './result-view'
import { type AreaScore, type Choices, chosenFilters, rankAreas } from './score'

const SHOWN = 3

interface CompleteQuiz {
  questions: readonly QuestionRow[]
  code: string
  answers: readonly number[]
  hidden: HiddenIds | undefined
}

export async function loadResult(services: Services, quiz: CompleteQuiz) {
  const { reads, clock } = services
  const query = { now: clock.now(), hidden: quiz.hidden }
  const choices = chosenFilters(quiz.questions, quiz.answers)
  const ranked = rankAreas(quiz.questions, quiz.answers, await countAreas(reads, query))
  const [roles, ofType, best] = await Promise.all([
    listRoles(reads, areasOf(ranked), { ...query, limit: SHOWN }),
    choices.type ? countOfType(reads, choices.type, query) : [],
    loadBest(services, { ranked, choices, query }),
  ])
  return { result: presentResult({ ...quiz, choices, ranked, roles, ofType }), best }
}

interface Ranked {
  ranked: readonly AreaScore[]
  choices: Choices
  query: AreaQuery
}

/** The last question decides: jobs by pay, or employers by one of their scores. */
async function loadBest({ reads }: Services, { ranked, choices, query }: Ranked) {
  const { type, priority } = choices
  const filter = { ...query, areas: areasOf(ranked), limit: SHOWN }
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
