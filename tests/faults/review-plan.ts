/** The plan of the writers in review-kill.test.ts, shared by the writing process and the test. */
export const WRITERS = 3

/** Stages that a writer saves in turn, with the text field of each. */
export const TEXTS = [
  ['the-role', 'roleText'],
  ['the-company', 'companyText'],
  ['the-culture', 'cultureText'],
] as const

/** Steps start at 1. After a step the draft's version is the number of the step. */
export const textAt = (step: number) => TEXTS[step % TEXTS.length] ?? TEXTS[0]

/** Too short to continue to the next stage, as autosaved texts often are. */
export const wordsOf = (writer: number, step: number): string => `Step ${step} of writer ${writer}`

/** By stage; stages not saved yet are missing. */
export const textsAfter = (writer: number, step: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: Math.min(step, TEXTS.length) }, (_, back) => [
      textAt(step - back)[0],
      wordsOf(writer, step - back),
    ]),
  )
