import * as v from 'valibot'

/** `parseCode` checks the letters against the questions. */
const Code = v.pipe(v.string(), v.regex(/^[a-z]{0,26}$/))

/** `question` defaults to the first one without an answer. */
export const QuizQuery = v.object({
  answers: v.optional(Code, ''),
  question: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number))),
})

export const ByCode = v.object({ code: Code })
