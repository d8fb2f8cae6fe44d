import { defineContract } from '@firstrung/mount/contract'
import type { Text } from '@firstrung/mount/strings'
import * as v from 'valibot'

/**
 * A star rating. Without a `name` it is read-only: a number and a picture of stars, "4.2 out of 5". With a `name` it is
 * a form field: five radio buttons from 1 "Very poor" to 5 "Excellent" that look like stars, work with the arrow keys,
 * and are submitted with the surrounding form, with and without script. `value` and `error` fill the field when a form is
 * shown again with errors.
 *
 * @example { "name": "r1", "label": "How much did you enjoy the work itself?" }
 */
export const contract = defineContract({
  name: 'star-rating',
  mount: 'visible',
  props: v.object({
    /** 0 to 5. Form fields round it to whole stars. */
    value: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))), null),
    /** Number of reviews behind a read-only rating. */
    count: v.optional(v.number()),
    /** Size of the stars. */
    size: v.optional(v.picklist(['sm', 'md', 'lg']), 'md'),
    /** Name of the form field; makes the rating editable. */
    name: v.optional(v.string()),
    /** Label of the form field. */
    label: v.optional(v.string(), 'Your rating' satisfies Text),
    /** What the rating is about, below the label. */
    hint: v.optional(v.string()),
    /** Error message: "Rate this from 1 to 5 stars". */
    error: v.optional(v.string()),
    /** The form cannot be sent without a rating. */
    required: v.optional(v.boolean(), false),
    /** Adds the answer "Not relevant", submitted as 0. */
    skippable: v.optional(v.boolean(), false),
  }),
  events: {
    /** A visitor chose a number of stars; 0 is "Not relevant". */
    'star-rating:changed': v.object({ name: v.string(), value: v.number() }),
  },
})
