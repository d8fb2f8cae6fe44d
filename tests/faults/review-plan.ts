/** What the writers of review-kill.test.ts do: the process that writes and the test that checks both know it. */
export const WRITERS = 3

/** The stages that a writer saves in turn, and the text of each. */
export const TEXTS = [
  ['the-role', 'roleText'],
  ['the-company', 'companyText'],
  ['the-culture', 'cultureText'],
] as const

/** Steps begin at 1: after a step the draft has the version of its number. */
export const textAt = (step: number) => TEXTS[step % TEXTS.length] ?? TEXTS[0]

/** The text that a writer saves in a step; it is too short to continue with, as what is autosaved often is. */
export const wordsOf = (writer: number, step: number): string => `Step ${step} of writer ${writer}`

/** The texts of a draft after a step, by stage; those that were not saved yet are missing. */
export const textsAfter = (writer: number, step: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: Math.min(step, TEXTS.length) }, (_, back) => [
      textAt(step - back)[0],
      wordsOf(writer, step - back),
    ]),
  )
