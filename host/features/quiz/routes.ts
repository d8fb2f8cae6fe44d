import { found } from '../../errors'
import { redirect, replyPage } from '../../http/reply'
import type { Router } from '../../http/router'
import type { Services } from '../../services'
import { countAreas, countOfType, listBestPaid, listBestRated, listRoles } from './area-queries'
import { parseWholeCode } from './code'
import { ByCode, QuizQuery } from './input'
import { listQuestions } from './queries'
import { presentBestPaid, presentBestRated, presentResult, SECTIONS } from './result-view'
import { type AreaScore, type Choices, chosenFilters, listLiveAreas, rankAreas } from './score'
import { presentQuiz } from './view'

/** Roles of an area, and jobs or employers at the end, that a result shows. */
const SHOWN = 3

export function routes({ reads, clock, config, renderer }: Services, router: Router): void {
  router.get('/career-quiz', { access: 'anyone', query: QuizQuery }, async (ctx, { query }) => {
    const questions = await listQuestions(reads)
    const quiz = found(presentQuiz(questions, query))
    if (quiz.question > questions.length) {
      redirect(ctx, `/career-quiz/result/${quiz.answers}`, 302)
      return
    }
    const areas = listLiveAreas(await countAreas(reads, clock.now())).map(({ area }) => area)
    replyPage(ctx, renderer.page('quiz/index.njk', ctx, { quiz: { ...quiz, areas } }))
  })

  router.get('/career-quiz/result/:code', { access: 'anyone', params: ByCode }, async (ctx, { params: { code } }) => {
    const now = clock.now()
    const questions = await listQuestions(reads)
    const answers = found(parseWholeCode(code, questions))
    const choices = chosenFilters(questions, answers)
    const ranked = rankAreas(questions, answers, await countAreas(reads, now))
    const details = await findDetails(ranked, choices, now)
    const result = presentResult({ questions, code, answers, choices, ranked, ...details })
    const best = await findBest(ranked, choices, now)
    replyPage(ctx, renderer.page('quiz/result.njk', ctx, { result, best, url: config.BASE_URL + ctx.path }))
  })

  async function findDetails(ranked: readonly AreaScore[], { type }: Choices, now: Date) {
    const [roles, ofType] = await Promise.all([
      listRoles(reads, areasOf(ranked), { now, limit: SHOWN }),
      type ? countOfType(reads, type, now) : [],
    ])
    return { roles, ofType }
  }

  /** What the last question asks for: jobs by pay, or employers by one of their scores. */
  async function findBest(ranked: readonly AreaScore[], { type, priority }: Choices, now: Date) {
    const of = { areas: areasOf(ranked), now, limit: SHOWN }
    if (priority === 'pay') {
      return presentBestPaid(await listBestPaid(reads, { ...of, type }), of)
    }
    const section = SECTIONS[priority ?? '']
    return section && presentBestRated(section, await listBestRated(reads, { ...of, section: section.score }), of.areas)
  }
}

const areasOf = (ranked: readonly AreaScore[]) => ranked.map(({ area }) => area)
