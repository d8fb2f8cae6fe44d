import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Questions that open and close. Each is a native `<details>`, so it works without script, and a search in the page
 * finds what is closed. The widget adds the deep link (`#faq-<id>` opens that question and moves to it) and says when a
 * visitor opens a question.
 *
 * @example { "items": [{ "id": "is-it-free", "question": "Is it free?", "answer": "Yes, for students." }] }
 */
export const contract = defineContract({
  name: 'faq',
  mount: 'idle',
  props: v.object({
    /**
     * Questions in the order in which they are shown. `id` is letters, digits and hyphens, and must not repeat on the
     * page. `answer` is plain text; a blank line starts a new paragraph.
     */
    items: v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]+$/)), question: v.string(), answer: v.string() })),
    /** Level of the heading that each question is. */
    level: v.optional(v.picklist([2, 3, 4]), 3),
  }),
  events: {
    /** A visitor opened a question. */
    'faq:opened': v.object({ id: v.string() }),
  },
})
