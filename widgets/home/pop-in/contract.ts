import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Lets something on the page pop in, once: from scale zero, elastic, 1000 ms long after a delay of 500 ms, when 80 % of
 * its section is in view (spec sections 2 and 9). Place the marker inside the section, before what pops in, and name
 * the element by its `id`; several may stand on a page.
 *
 * The marker shows nothing itself. Without script, under reduced motion, when printed or reached by the keyboard, what
 * pops in is simply there. What people see already does not disappear before it pops.
 *
 * @example { "target": "quiz", "section": "quiz-section" }
 */
export const contract = defineContract({
  name: 'pop-in',
  mount: 'visible(600px)',
  props: v.object({
    /** The `id` of what pops in. */
    target: v.string(),
    /** The `id` of the section that has to be in view; by default the target itself. */
    section: v.optional(v.string()),
  }),
})
