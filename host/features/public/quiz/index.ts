import type { Db } from '../../../db/tables'
import { listQuestions } from './queries'
import { presentQuestion } from './view'

/**
 * Returns the props of the `career-quiz` widget for other pages: the first question only. The widget renders a GET form
 * to `/career-quiz`; its submit buttons are named `answers`, and the value is the answer's code. Returns undefined if
 * there are no questions.
 */
export async function firstQuestion(db: Db) {
  const questions = (await listQuestions(db)).map(presentQuestion)
  return questions[0] && { questions: questions.slice(0, 1), total: questions.length }
}

export { routes } from './routes'
export { AREAS } from './areas'
