import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * The career quiz, one question a screen. Without script it is a GET form: each answer is a button that carries all
 * answers so far to `action`, so going back loses nothing. With script it moves between the questions it was given
 * without loading a page, keeps the address in step with the screen, moves the focus to the question and says which
 * one it is; the last answer, and a question that the page does not hold, go the form's way.
 *
 * @example { "questions": [{ "question": "What sounds best?", "answers": [{ "code": "a", "text": "Planning an event", "area": "lead" }] }], "total": 8 }
 */
export const contract = defineContract({
  name: 'career-quiz',
  mount: 'visible',
  props: v.object({
    /**
     * The questions in their order, or only the first ones. `code` is the one letter that stands for an answer in
     * addresses, `area` what choosing it speaks for, if anything.
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
    /** How many questions there are in all; without it those that were given. */
    total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** The answers so far: the letter of each question, in order. */
    answers: v.optional(v.pipe(v.string(), v.regex(/^[a-z]*$/)), ''),
    /** The number of the question that is asked; without it the first one without an answer. */
    question: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Areas that a result may name; of two with as many answers the earlier one wins. Analytics is told which did. */
    areas: v.optional(v.array(v.string()), []),
    /** Where the answers go. */
    action: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/)), '/career-quiz'),
    /** Level of the heading that the question is. */
    level: v.optional(v.picklist([1, 2, 3]), 1),
  }),
  events: {
    /** A visitor answered a question; `answers` holds all answers now. */
    'career-quiz:answered': v.object({ question: v.number(), answers: v.string() }),
  },
})
