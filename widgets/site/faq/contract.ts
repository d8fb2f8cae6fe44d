import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Questions that open and close. Each is a native `<details>`, so it works without script, and find-in-page also finds
 * closed answers. The widget adds deep links (`#faq-<id>` opens that question and scrolls to it) and fires an event when
 * a visitor opens a question.
 *
 * @example { "items": [{ "id": "is-it-free", "question": "Is it free?", "answer": "Yes, for students." }] }
 */
export const contract = defineContract({
  name: 'faq',
  mount: 'idle',
  props: v.object({
    /**
     * Questions in display order. `id` consists of letters, digits and hyphens and must be unique on the page. `answer`
     * is plain text; a blank line starts a new paragraph.
     */
    items: v.array(v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]+$/)), question: v.string(), answer: v.string() })),
    /** Heading level of the questions. */
    level: v.optional(v.picklist([2, 3, 4]), 3),
  }),
  events: {
    /** A visitor opened a question. */
    'faq:opened': v.object({ id: v.string() }),
  },
})
