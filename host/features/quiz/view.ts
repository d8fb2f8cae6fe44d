import { letterOf } from './code'
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
