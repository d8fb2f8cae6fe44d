import { redirect, replyPage } from '../../../http/reply'
import type { Router } from '../../../http/router'
import { found } from '../../../lib/errors'
import { hiddenFromCounts } from '../../../rendering/hidden'
import type { Services } from '../../../services'
import { countAreas } from './area-queries'
import { parseCompleteCode } from './code'
import { ByCode, QuizQuery } from './input'
import { loadResult } from './load'
import { listQuestions } from './queries'
import { listLiveAreas } from './score'
import { presentQuiz } from './view'

export function routes(services: Services, router: Router): void {
  const { db, reads, clock, config, renderer } = services

  router.get('/career-quiz', { access: 'anyone', query: QuizQuery }, async (ctx, { query }) => {
    const questions = await listQuestions(reads)
    const quiz = found(presentQuiz(questions, query))
    if (quiz.question > questions.length) {
      redirect(ctx, `/career-quiz/result/${quiz.answers}`, 302)
      return
    }
    const areas = listLiveAreas(await countAreas(reads, { now: clock.now() })).map(({ area }) => area)
    replyPage(ctx, renderer.page('quiz/index.njk', ctx, { quiz: { ...quiz, areas } }))
  })

  router.get('/career-quiz/result/:code', { access: 'anyone', params: ByCode }, async (ctx, { params: { code } }) => {
    const questions = await listQuestions(reads)
    const answers = found(parseCompleteCode(code, questions))
    const hidden = await hiddenFromCounts(ctx, db)
    const view = await loadResult(services, { questions, code, answers, hidden })
    replyPage(ctx, renderer.page('quiz/result.njk', ctx, { ...view, url: config.BASE_URL + ctx.path }))
  })
}
