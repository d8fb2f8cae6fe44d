import * as v from 'valibot'

/** Letters of answers; whether each is an answer of its question only the questions know. */
const Code = v.pipe(v.string(), v.regex(/^[a-z]{0,26}$/))

/** `answers` so far, and the `question` to ask: without it the first one that has no answer. */
export const QuizQuery = v.object({
  answers: v.optional(Code, ''),
  question: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number))),
})

export const ByCode = v.object({ code: Code })
