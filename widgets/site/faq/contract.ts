import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Questions that open and close. Each is a native `<details>`, so it works without script; the widget adds the deep
 * link (`#faq-<id>` opens that question and moves to it) and says when a question is opened.
 *
 * @example { "items": [{ "id": "is-it-free", "question": "Is it free?", "answer": "Yes, for students." }] }
 */
export const contract = defineContract({
  name: 'faq',
  mount: 'idle',
  props: v.object({
    /** Questions in the order in which they are shown. `answer` is plain text; a blank line starts a new paragraph. */
    items: v.array(v.object({ id: v.string(), question: v.string(), answer: v.string() })),
    /** Level of the heading that each question is. */
    level: v.optional(v.picklist([2, 3, 4]), 3),
  }),
  events: {
    /** A visitor opened a question. */
    'faq:opened': v.object({ id: v.string() }),
  },
})
