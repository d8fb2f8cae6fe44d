import { letterOf, parseCode } from './code'
import type { QuestionRow } from './queries'

/** `code` is the letter of an answer in the address, `area` the area that the answer scores. */
export interface Question {
  question: string
  answers: { code: string; text: string; area: string | null }[]
}

export function presentQuestion({ question, decides, answers }: QuestionRow): Question {
  return {
    question,
    answers: answers.map(({ answer, value }, index) => ({
      code: letterOf(index),
      text: answer,
      area: decides === 'area' ? value : null,
    })),
  }
}

/** Returns undefined for invalid answers. */
export function presentQuiz(rows: readonly QuestionRow[], query: { answers: string; question?: number }) {
  const answers = parseCode(query.answers, rows)
  const question = query.question ?? query.answers.length + 1
  const isValid = answers && rows.length > 0 && question <= answers.length + 1
  return isValid ? { questions: rows.map(presentQuestion), answers: query.answers, question } : undefined
}
