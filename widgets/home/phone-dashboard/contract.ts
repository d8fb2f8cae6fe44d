import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A phone that shows tracked applications, beside a list of job types with the number of open jobs. When 80 % of the
 * widget is in view, both slide in from their sides, once. Without script, under reduced motion, in print or when reached
 * with the keyboard, both show in place without moving.
 *
 * The phone is a picture made of real jobs and hidden from screen readers, so the text around the widget must give its
 * message. The job types are links. Let the widget span the full width of the page, because it clips what slides in.
 *
 * @example { "screenId": "tracker", "counts": { "notApplied": 3, "applied": 2, "closingSoon": 1 }, "items": [{ "title": "Data placement", "company": "Halden Rail", "stage": "Interview", "done": 3 }], "types": [{ "name": "Placement", "url": "/search-jobs/type-placement", "jobs": 128 }] }
 */
export const contract = defineContract({
  name: 'phone-dashboard',
  mount: 'visible(600px)',
  props: v.object({
    /** The `id` that the content of the phone screen gets, as a target for `pop-in`. */
    screenId: v.optional(v.string()),
    /** The three counts on the screen. */
    counts: v.object({ notApplied: count, applied: count, closingSoon: count }),
    /** The tracked jobs on the screen; there is room for four. */
    items: v.array(
      v.object({
        title: v.string(),
        company: v.string(),
        logo: v.optional(v.nullable(v.string()), null),
        /** The stage of the application, such as "Interview". */
        stage: v.string(),
        /** Number of completed steps, out of six. */
        done: v.pipe(count, v.maxValue(6)),
      }),
    ),
    /** The list beside the phone. */
    types: v.array(v.object({ name: v.string(), url: v.string(), jobs: count })),
  }),
})
