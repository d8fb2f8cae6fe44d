import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The career quiz, one question per screen. Without script it is a GET form: each answer is a button that sends all
 * answers so far to `action`, so going back loses nothing. With script, visitors move between the questions in
 * `questions` without a page load: the widget updates the URL, moves the focus to the question and announces its number.
 * The last answer, and an answer whose next question is not in `questions`, still submit the form.
 *
 * @example { "questions": [{ "question": "What sounds best?", "answers": [{ "code": "a", "text": "Planning an event", "area": "lead" }] }], "total": 8 }
 */
export const contract = defineContract({
  name: 'career-quiz',
  mount: 'visible',
  props: v.object({
    /**
     * The questions in order, or only the first few. `code` is the letter of an answer in URLs; `area` is the career
     * area that the answer counts towards, if any.
     */
    questions: v.array(
      v.object({
        question: v.string(),
        answers: v.array(
          v.object({
            code: v.pipe(v.string(), v.regex(/^[a-z]$/)),
            text: v.string(),
            area: v.optional(v.nullable(v.string()), null),
          }),
        ),
      }),
    ),
    /** Number of questions in the whole quiz; by default the length of `questions`. */
    total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** The answers so far, as one letter per question. */
    answers: v.optional(v.pipe(v.string(), v.regex(/^[a-z]*$/)), ''),
    /** Number of the question to show, from 1; by default the first one without an answer. */
    question: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Areas that a result can name, for analytics. Ties go to the earlier one. */
    areas: v.optional(v.array(v.string()), []),
    /** Path that the form submits the answers to. */
    action: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/)), '/career-quiz'),
    /** Heading level of the question. */
    level: v.optional(v.picklist([1, 2, 3]), 1),
  }),
  events: {
    /** A visitor answered a question; `answers` contains all answers so far. */
    'career-quiz:answered': v.object({ question: v.number(), answers: v.string() }),
  },
})
