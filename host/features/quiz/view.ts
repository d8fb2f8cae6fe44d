import { letterOf, parseCode } from './code'
import type { QuestionRow } from './queries'

/** A question as pages show it. An answer's `code` is its letter in the address; its `area` what choosing it speaks for. */
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

/** The props of the widget `career-quiz`: every question, and where the visitor stands. Undefined for bad answers. */
export function presentQuiz(rows: readonly QuestionRow[], asked: { answers: string; question?: number }) {
  const answers = parseCode(asked.answers, rows)
  const question = asked.question ?? asked.answers.length + 1
  const stands = answers && rows.length > 0 && question <= answers.length + 1
  return stands ? { questions: rows.map(presentQuestion), answers: asked.answers, question } : undefined
}
