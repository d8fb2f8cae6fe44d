const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

type Questions = readonly { answers: readonly unknown[] }[]

export const letterOf = (answer: number): string => LETTERS.charAt(answer)

/**
 * The code in an address has one letter for each question; a shorter one is a quiz in progress. Returns zero-based
 * indexes; undefined if the code does not match the questions.
 */
export function parseCode(code: string, questions: Questions): number[] | undefined {
  const answers = [...code].map(letter => LETTERS.indexOf(letter))
  const isValid = answers.every((answer, index) => answer >= 0 && answer < (questions[index]?.answers.length ?? 0))
  return isValid ? answers : undefined
}

/** Also returns undefined if a question has no answer. */
export function parseCompleteCode(code: string, questions: Questions): number[] | undefined {
  return code.length === questions.length && questions.length > 0 ? parseCode(code, questions) : undefined
}
