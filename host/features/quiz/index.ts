import type { Db } from '../../db/tables'
import { listQuestions } from './queries'
import { presentQuestion } from './view'

/**
 * Question one, for pages that let people begin there: a GET form to `/career-quiz` whose submit buttons are named
 * `answers` and have the `code` of their answer as value. These are also the props of the widget `career-quiz`, which
 * draws that form. Undefined where there is no quiz.
 */
export async function firstQuestion(db: Db) {
  const questions = (await listQuestions(db)).map(presentQuestion)
  return questions[0] && { questions: questions.slice(0, 1), total: questions.length }
}

export { routes } from './routes'
export { AREAS } from './areas'
