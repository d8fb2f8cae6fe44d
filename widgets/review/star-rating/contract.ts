import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

/**
 * A rating. To read it is a figure with a picture of stars: "4.2 out of 5". With a `name` it is a question: five radio
 * buttons from 1 "Very poor" to 5 "Excellent" that look like stars, work with arrow keys, and are sent with the form
 * around the marker, with and without script. `error` and `value` show a form again after a fault.
 *
 * @example { "name": "r1", "label": "How much did you enjoy the work itself?" }
 */
export const contract = defineContract({
  name: 'star-rating',
  mount: 'visible',
  props: v.object({
    /** 0 to 5. Editable ratings take whole stars. */
    value: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))), null),
    /** How many reviews a rating to read comes from. */
    count: v.optional(v.number()),
    size: v.optional(v.picklist(['sm', 'md', 'lg']), 'md'),
    /** Makes the rating a question; the name of its value in the form. */
    name: v.optional(v.string()),
    /** The question. */
    label: v.optional(v.string(), 'Your rating'),
    hint: v.optional(v.string()),
    /** Said when the form comes back: "Rate this from 1 to 5 stars". */
    error: v.optional(v.string()),
    required: v.optional(v.boolean(), false),
    /** Offers the answer "Not relevant", which sends 0. */
    skippable: v.optional(v.boolean(), false),
  }),
  events: {
    /** A visitor chose a number of stars; 0 is "Not relevant". */
    'star-rating:changed': v.object({ name: v.string(), value: v.number() }),
  },
})
