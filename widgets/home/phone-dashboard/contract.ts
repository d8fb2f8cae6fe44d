import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A phone that shows how applications are tracked, and beside it what is open by job type. When 80 % of the widget are
 * in view, both slide in once from their sides. Without script, under reduced motion, when printed or reached by the
 * keyboard they are simply there.
 *
 * The phone is a picture made of real jobs and hidden from screen readers, so say its message in the text beside the
 * widget; the job types are links. Give the widget the whole width of the page: what slides in is cut off at its sides.
 *
 * @example { "screenId": "tracker", "counts": { "notApplied": 3, "applied": 2, "closingSoon": 1 }, "items": [{ "title": "Data placement", "company": "Halden Rail", "stage": "Interview", "done": 3 }], "types": [{ "name": "Placement", "url": "/search-jobs/type-placement", "jobs": 128 }] }
 */
export const contract = defineContract({
  name: 'phone-dashboard',
  mount: 'visible(600px)',
  props: v.object({
    /** The `id` of what the screen shows, for a pop-in. */
    screenId: v.optional(v.string()),
    /** The three figures on the screen. */
    counts: v.object({ notApplied: count, applied: count, closingSoon: count }),
    /** The tracked jobs on the screen; four fit. */
    items: v.array(
      v.object({
        title: v.string(),
        company: v.string(),
        logo: v.optional(v.nullable(v.string()), null),
        /** How far the application is, in a word. */
        stage: v.string(),
        /** How many of the six steps are done. */
        done: v.pipe(count, v.maxValue(6)),
      }),
    ),
    /** The list beside the phone. */
    types: v.array(v.object({ name: v.string(), url: v.string(), jobs: count })),
  }),
})
