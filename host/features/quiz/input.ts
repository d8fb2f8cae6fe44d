import * as v from 'valibot'

/** Letters of answers. `parseCode` checks them against the questions. */
const Code = v.pipe(v.string(), v.regex(/^[a-z]{0,26}$/))

/** `answers` so far, and the `question` to show; by default the first one without an answer. */
export const QuizQuery = v.object({
  answers: v.optional(Code, ''),
  question: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number))),
})

export const ByCode = v.object({ code: Code })
