import type { Db } from '../../db/tables'
import { listQuestions } from './queries'
import { presentQuestion } from './view'

/**
 * Returns the props of the `career-quiz` widget for other pages: only question one. The widget renders a GET form to
 * `/career-quiz` whose submit buttons are named `answers` and have the code of their answer as value. Undefined if
 * there are no questions.
 */
export async function firstQuestion(db: Db) {
  const questions = (await listQuestions(db)).map(presentQuestion)
  return questions[0] && { questions: questions.slice(0, 1), total: questions.length }
}

export { routes } from './routes'
export { AREAS } from './areas'
