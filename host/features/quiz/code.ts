const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** What a code has to fit: the answers of each question, in order. */
type Questions = readonly { answers: readonly unknown[] }[]

/** The letter of an answer: `a` for the first. */
export const letterOf = (answer: number): string => LETTERS.charAt(answer)

/**
 * Answers as they stand in an address: one letter a question, nothing else. Fewer letters than questions are a quiz
 * that is not finished. `answers` are positions that begin at 0.
 */
export const formatCode = (answers: readonly number[]): string => answers.map(letterOf).join('')

/** The positions of the answers; undefined where a letter is no answer of its question, or there are too many. */
export function parseCode(code: string, questions: Questions): number[] | undefined {
  const answers = [...code].map(letter => LETTERS.indexOf(letter))
  const fits = answers.every((answer, index) => answer >= 0 && answer < (questions[index]?.answers.length ?? 0))
  return fits ? answers : undefined
}

/** The same for a finished quiz: one answer to each question. */
export function parseWholeCode(code: string, questions: Questions): number[] | undefined {
  return code.length === questions.length && questions.length > 0 ? parseCode(code, questions) : undefined
}
