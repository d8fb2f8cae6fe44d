import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * Lets an element of the page pop in once when 80 % of its section is in view: it scales up from zero with an elastic
 * easing, for 1000 ms after a delay of 500 ms. Place the marker inside the section, before the
 * element, and pass the element's `id` as `target`. A page can have several.
 *
 * The widget itself renders nothing visible. Without script, under reduced motion, in print or when reached with the
 * keyboard, the element shows without moving. An element that is already in view does not move.
 *
 * @example { "target": "quiz", "section": "quiz-section" }
 */
export const contract = defineContract({
  name: 'pop-in',
  mount: 'visible(600px)',
  props: v.object({
    /** The `id` of the element that pops in. */
    target: v.string(),
    /** The `id` of the section that must be in view; by default the target itself. */
    section: v.optional(v.string()),
  }),
})
